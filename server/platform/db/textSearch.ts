import type { Knex } from 'knex';
import { likePattern } from './likePattern.ts';

/** Words that a visitor is looking for, as they were typed or forgiving typing errors. */
export type TextSearch = { words: string; isForgiving: boolean };

/** SQL expressions in lower case, each with a trigram index where the table is large. */
type SearchedText = { text: string; title: string };

/**
 * Narrows a query to rows whose text has every word; or, forgiving typing errors, those whose title resembles the words, the most
 * similar first. How similar a title must be is Postgres's setting `pg_trgm.word_similarity_threshold`.
 */
export function whereText(
  query: Knex.QueryBuilder,
  { text, title }: SearchedText,
  { words, isForgiving }: TextSearch,
): Knex.QueryBuilder {
  const typed = words.toLowerCase();
  if (isForgiving) {
    return query
      .whereRaw(`?::text <% ${title}`, [typed])
      .orderByRaw(`word_similarity(?, ${title}) desc`, [typed]);
  }
  for (const word of typed.split(/\s+/)) query.whereRaw(`${text} like ?`, likePattern(word));
  return query;
}
