import type { Knex } from 'knex';

/** Built while others write. */
export const config = { transaction: false };

/** The pages of an author list that author's published posts, newest first. */
export async function up(knex: Knex): Promise<void> {
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  await knex.raw(`
    create index concurrently if not exists posts_author on posts (kind, author, dated_at desc, id desc)
      where published
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index posts_author');
}
