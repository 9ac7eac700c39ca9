import type { Knex } from 'knex';

/** Indexes that are built while others write. */
export const config = { transaction: false };

/** The search indexes: name, and the table with the words that are searched. */
const searched: [string, string][] = [
  [
    'posts_searched_blog',
    `posts using gin (searched_words(search_vector, content)) where kind = 'blog' and published`,
  ],
  [
    'posts_searched_news',
    `posts using gin (searched_words(search_vector, content)) where kind = 'news' and published`,
  ],
  ['destinations_searched', 'destinations using gin (searched_words(search_vector, day_texts(itineraries)))'],
  ['wedding_destinations_searched', `wedding_destinations using gin (searched_words(search_vector, ''))`],
];

/**
 * The search finds what stands only in the content of an article or in the days of a journey, and ignores accents. The
 * cost of the function makes Postgres read the index rather than compute the words of all rows, and it does so without
 * parallel workers, whose start takes longer. More than the first 150,000 characters could exceed the 1 MB that a
 * tsvector holds.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function searched_words(words tsvector, long_text text) returns tsvector
      language plpgsql immutable cost 10000
      as $$
      declare texts text := array_to_string(tsvector_to_array(words), ' ') || ' '
        || left(regexp_replace(long_text, '<[^>]*>|&[#[:alnum:]]+;', ' ', 'g'), 150000);
      begin
        return public.to_search_vector(
          normalize(regexp_replace(normalize(lower(texts), nfd), '[\\u0300-\\u0337\\u0339-\\u036f]', '', 'g'), nfc));
      end $$;
    create or replace function day_texts(days jsonb) returns text
      language sql immutable parallel safe
      return (select coalesce(string_agg(texts #>> '{}', ' '), '')
        from (select jsonb_path_query(days, '$[*].description')
          union all select jsonb_path_query(days, '$[*].activities[*]')
          union all select jsonb_path_query(days, '$[*].highlights[*]')) as found (texts));
  `);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  for (const [name, words] of searched) {
    await knex.raw(`create index concurrently if not exists ${name} on ${words}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [name] of searched) await knex.raw(`drop index if exists ${name}`);
  await knex.raw('drop function searched_words, day_texts');
}
