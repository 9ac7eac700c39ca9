import type { Knex } from 'knex';

/** Submissions that look automated wait here; forms record which consent was given. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table quarantined_submissions (
      id bigint generated always as identity primary key,
      form text not null check (form in ('contact', 'booking', 'newsletter')),
      reasons text[] not null,
      email text not null,
      -- The input of the form's command, which a release runs.
      submission jsonb not null,
      -- The number in the visitor's reference; null for a form without one.
      entity_id bigint,
      created_at timestamptz not null
    );
    create index quarantined_submissions_created_at on quarantined_submissions (created_at desc, id desc);

    alter table enquiries add column consent_version text, add column consented_at timestamptz;
    alter table subscribers add column consent_version text, add column consented_at timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscribers drop column consent_version, drop column consented_at;
    alter table enquiries drop column consent_version, drop column consented_at;
    drop table quarantined_submissions;
  `);
}
