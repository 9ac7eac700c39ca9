import type { Knex } from 'knex';
import { type Database, transaction } from './db.ts';

/** The words of a search, each with those that may stand in its place: a text must have one of every entry. */
export type TextSearch = readonly (readonly string[])[];

/** As `to_search_vector` separates words. */
const separators = /[\s\p{Cc}!-/:-@[-`{-~’‘“”–—·…]+/u;

/** The words that were typed, in small letters and without the signs between them. */
export const splitWords = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(separators)
    .filter((word) => word !== '');

/** The search for all words as they were typed. */
export const parseSearch = (typed: string): TextSearch => splitWords(typed).map((word) => [word]);

/** Narrows a query to rows that have every word, or a longer one that begins with it; without words, to none. */
export function whereText(query: Knex.QueryBuilder, column: string, search: TextSearch): Knex.QueryBuilder {
  const entries = search.map((words) => `(${words.map((word) => `${word}:*`).join('|')})`);
  return query.whereRaw(`${column} @@ to_tsquery('simple', ?)`, [entries.join('&')]);
}

/** The least similarity from 0 to 1, by common trigrams: that of "ladhak" and "ladakh" is 0.27. */
const leastSimilarity = 0.25;
const maxSimilar = 3;
/** A word that resembles the typed one less than the best one by this factor is not meant. */
const nearBest = 0.8;

/** The search for words of titles and places that resemble the typed ones; a word that resembles none is left out. */
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
