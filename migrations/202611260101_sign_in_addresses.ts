import type { Knex } from 'knex';

/** Sign-ins had the client address in their data as well as in its column, where alone its retention period applies. */
export async function up(knex: Knex): Promise<void> {
  await knex('events')
    .where({ type: 'user.signed_in' })
    .update({ data: knex.raw(`data - 'address'`) });
}

/** The addresses that are still in their column are enough for the former release, which read none of them. */
export async function down(): Promise<void> {}
