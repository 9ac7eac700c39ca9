import type { Knex } from 'knex';

/**
 * Limits a query to rows whose text contains each word of a search, in any order, regardless of case and accents.
 * @param text SQL of a text; with an index of trigrams on `fold_text(text)`, the words are looked up there
 */
export function whereWords(query: Knex.QueryBuilder, text: string, search: string): Knex.QueryBuilder {
  for (const word of splitAtBlanks(search)) query.whereRaw(containsText(text), word);
  return query;
}

/** The different words of a search. */
export const splitAtBlanks = (search: string): string[] => [...new Set(search.trim().split(/\s+/))];

// Escaped after folding, which makes wildcards of characters such as ％ and ＿.
const escapedParameter = String.raw`regexp_replace(fold_text(?), '[\\%_]', '\\\&', 'g')`;

/**
 * The condition that a text contains its parameter literally, regardless of case and accents. A curly apostrophe, which
 * phones type in "D’Souza", counts as a straight one. No text contains a parameter of which folding leaves nothing.
 */
export const containsText = (text: string): string =>
  `fold_text(${text}) like '%' || nullif(${escapedParameter}, '') || '%'`;
