import type { Knex } from 'knex';

/** The data of sign-in events repeated the client address, whose retention period applies only to its column. */
export async function up(knex: Knex): Promise<void> {
  await knex('events')
    .where({ type: 'user.signed_in' })
    .update({ data: knex.raw(`data - 'address'`) });
}

/** The former release does not read these addresses, and those that are still in their column suffice. */
export async function down(): Promise<void> {}
