import type { Knex } from 'knex';

/** Built while others write. */
export const config = { transaction: false };

/** Title index for a search that tolerates typing errors. */
export async function up(knex: Knex): Promise<void> {
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  await knex.raw(`
    create index concurrently if not exists posts_title_search on posts using gin (lower(title) gin_trgm_ops)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index posts_title_search');
}
