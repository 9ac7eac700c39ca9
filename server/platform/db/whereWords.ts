import type { Knex } from 'knex';
import { likePattern } from './likePattern.ts';

/**
 * Limits a query to rows whose text contains each word of a search, in any order and regardless of case.
 * @param text SQL of a lower-case text; with an index of trigrams on it, the words are looked up there
 */
export function whereWords(query: Knex.QueryBuilder, text: string, search: string): Knex.QueryBuilder {
  for (const word of splitAtBlanks(search)) query.whereRaw(`${text} like ?`, likePattern(word));
  return query;
}

/** The different words of a search. */
export const splitAtBlanks = (search: string): string[] => [...new Set(search.trim().split(/\s+/))];
