import type { Knex } from 'knex';

/** A reply after which the enquiry waits for the customer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table conversation_messages add column if not exists waits boolean not null default false',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table conversation_messages drop column waits');
}
