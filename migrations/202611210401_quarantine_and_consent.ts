import type { Knex } from 'knex';

/** Submissions that look automated wait here; forms record which consent was given. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table quarantined_submissions (
      id bigint generated always as identity primary key,
      form text not null check (form in ('contact', 'booking', 'newsletter')),
      reasons text[] not null,
      email text not null,
      -- What the form's command takes, so that a release is that command, late.
      submission jsonb not null,
      -- The number that the visitor was told; null where a form tells none.
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
