import type { Knex } from 'knex';

/** Enquiries without personal data still count; daily work records when it was last done. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table enquiries add column erased_at timestamptz;

    create table daily_work (
      name text primary key,
      -- The last day, in the agency's time zone, for which it was done.
      done_for date
    );
    insert into daily_work (name) values ('retention');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table daily_work;
    alter table enquiries drop column erased_at;
  `);
}
