import type { Knex } from 'knex';
import { type Database, transaction } from './db.ts';

/** The words of a search, each with its alternatives: a text must contain one of every entry. */
export type TextSearch = readonly (readonly string[])[];

/** Separates words like `to_search_vector`. */
const separators = /[\s\p{Cc}!-/:-@[-`{-~’‘“”–—·…]+/u;

/** The typed words in lower case, without punctuation. */
export const splitWords = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(separators)
    .filter((word) => word !== '');

/** The search for all words as typed. */
export const parseSearch = (typed: string): TextSearch => splitWords(typed).map((word) => [word]);

const toTsQuery = (search: TextSearch): string =>
  search.map((words) => `(${words.map((word) => `${word}:*`).join('|')})`).join('&');

/**
 * Limits a query to rows that contain every word, or a longer one that starts with it; without words, to none.
 * @param column a column or an indexed expression of type tsvector
 */
export const whereText = (query: Knex.QueryBuilder, column: string, search: TextSearch): Knex.QueryBuilder =>
  query.whereRaw(`${column} @@ to_tsquery('simple', ?)`, [toTsQuery(search)]);

/**
 * As the SQL function `searched_words` does. `fold_text` would insert operators of a search: it makes (C) of ©. The slash
 * through signs (U+0338) stays, because ≮ without it is an operator, too; so does a mark without a letter, because an
 * empty word is none.
 */
const withoutAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/(?<!^)[\u0300-\u0337\u0339-\u036f]/g, '')
    .normalize('NFC');

/**
 * Limits a query to rows that contain a search, regardless of accents, in their stored words or in a long text; those
 * that have it in the stored words come first.
 * @param longText the expression that is indexed together with the stored words
 */
export const whereAnyText = (
  query: Knex.QueryBuilder,
  longText: string,
  search: TextSearch,
): Knex.QueryBuilder =>
  whereText(
    query,
    `searched_words(search_vector, ${longText})`,
    search.map((words) => words.map(withoutAccents)),
  ).orderByRaw(`search_vector @@ to_tsquery('simple', ?) desc`, [toTsQuery(search)]);

/** The minimum similarity from 0 to 1, by common trigrams: that of "ladhak" and "ladakh" is 0.27. */
const leastSimilarity = 0.25;
const maxSimilar = 3;
/** Words that are less similar than the best one by this factor are not considered. */
const nearBest = 0.8;

/**
 * The search for words in titles and places that are similar to the typed ones; a word without similar ones is left
 * out.
 */
export async function findSimilarWords(db: Database, typed: readonly string[]): Promise<TextSearch> {
  const { rows } = await transaction(db, async (trx) => {
    await trx.raw(`select set_config('pg_trgm.similarity_threshold', ?, true)`, [String(leastSimilarity)]);
    return trx.raw<{ rows: { typed: string; word: string; likeness: number }[] }>(
      `select typed, word, likeness from unnest(?::text[]) as typed, lateral (
         select word, similarity(word, typed) as likeness from derived.search_words
         where word % typed order by likeness desc, word limit ?) as resembling`,
      [[...typed], maxSimilar],
    );
  });
  const choices = typed.map((word) => {
    const similar = rows.filter((row) => row.typed === word);
    const best = Math.max(...similar.map(({ likeness }) => likeness));
    return similar.filter(({ likeness }) => likeness >= nearBest * best).map((row) => row.word);
  });
  return choices.filter((words) => words.length > 0);
}
