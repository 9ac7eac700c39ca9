import type { Knex } from 'knex';

/** Indexes that are built while others write. */
export const config = { transaction: false };

/** The search indexes of long texts: name, and the table with the words that are searched. */
const searched: [string, string][] = [
  [
    'posts_content_blog',
    `posts using gin ((search_vector || content_words(content))) where kind = 'blog' and published`,
  ],
  [
    'posts_content_news',
    `posts using gin ((search_vector || content_words(content))) where kind = 'news' and published`,
  ],
  ['destinations_days', 'destinations using gin ((search_vector || day_words(itineraries)))'],
];

/**
 * The search finds what stands only in the content of an article or in the days of a journey. The cost of the functions
 * makes Postgres read the index rather than compute the words of all rows, and it does so without parallel workers, whose
 * start takes longer. More than the first 150,000 characters could exceed the 1 MB that a tsvector holds.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function content_words(html text) returns tsvector
      language plpgsql immutable cost 10000
      as $$ begin
        return public.to_search_vector(left(regexp_replace(html, '<[^>]*>|&[#[:alnum:]]+;', ' ', 'g'), 150000));
      end $$;
    create or replace function day_words(days jsonb) returns tsvector
      language plpgsql immutable cost 10000
      as $$ begin
        return public.to_search_vector(left(coalesce(string_agg(texts #>> '{}', ' '), ''), 150000))
          from (select jsonb_path_query(days, '$[*].description')
            union all select jsonb_path_query(days, '$[*].activities[*]')
            union all select jsonb_path_query(days, '$[*].highlights[*]')) as found (texts);
      end $$;
  `);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  for (const [name, words] of searched) {
    await knex.raw(`create index concurrently if not exists ${name} on ${words}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [name] of searched) await knex.raw(`drop index if exists ${name}`);
  await knex.raw('drop function content_words, day_words');
}
