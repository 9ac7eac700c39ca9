import type { Knex } from 'knex';

const searches = [
  ...['posts_searched_blog', 'posts_searched_news'],
  ...['destinations_searched', 'wedding_destinations_searched'],
];

const setStatistics = async (knex: Knex, target: number) => {
  for (const index of searches)
    await knex.raw(`alter index ${index} alter column 1 set statistics ${target}`);
};

/**
 * Postgres analyzes a table whenever a tenth of its rows have changed, and computed the searched words of up to 30,000
 * contents for that, some seconds per thousand articles. The plans of searches do not need the result, because the cost of
 * the function makes Postgres read the index.
 */
export const up = (knex: Knex): Promise<void> => setStatistics(knex, 0);

export const down = (knex: Knex): Promise<void> => setStatistics(knex, -1);
