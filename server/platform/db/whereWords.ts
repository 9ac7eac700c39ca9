import type { Knex } from 'knex';
import { likePattern } from './likePattern.ts';

/**
 * Limits a query to rows whose text contains each word of a search, in any order, regardless of case and accents.
 * @param text SQL of a text; with an index of trigrams on `fold_text(text)`, the words are looked up there
 */
export function whereWords(query: Knex.QueryBuilder, text: string, search: string): Knex.QueryBuilder {
  for (const word of splitAtBlanks(search)) query.whereRaw(containsPattern(text), likePattern(word));
  return query;
}

/** The different words of a search. */
export const splitAtBlanks = (search: string): string[] => [...new Set(search.trim().split(/\s+/))];

/**
 * The condition that a text contains a pattern of {@link likePattern}, its parameter, regardless of case and accents. A
 * curly apostrophe, which phones type in "D’Souza", counts as a straight one.
 */
export const containsPattern = (text: string): string => `fold_text(${text}) like fold_text(?)`;
