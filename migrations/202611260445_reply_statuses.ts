import type { Knex } from 'knex';

/** The status that a reply gave to its enquiry: an undo restores the former one only while the enquiry still has it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table conversation_messages add column if not exists given_status text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table conversation_messages drop column given_status');
}
