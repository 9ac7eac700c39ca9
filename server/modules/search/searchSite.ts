import { type Database, type Transaction, transaction } from '../../platform/db/db.ts';
import type { TextSearch } from '../../platform/db/textSearch.ts';
import { truncate } from '../../platform/text/truncate.contract.ts';
import { type PostRow, searchPosts } from '../articles/queries.ts';
import { type DestinationRecord, searchDestinations } from '../destinations/queries.ts';
import { searchWeddings, type WeddingRecord } from '../weddings/queries.ts';
import { weddingPagePath } from '../weddings/weddingPagePath.contract.ts';
import type { SearchAnswer, SearchResult } from './contract.ts';

const mostOfEachKind = 12;

/** The least similarity of a title, from 0 to 1, to a search with a typing error: "kerla" finds "Kerala". */
const similarity = 0.4;

/** What has every word of a search; when nothing has, what has a title that resembles it. */
export async function searchSite(db: Database, words: string): Promise<SearchAnswer['data']> {
  const results = await searchAll(db, { words, isForgiving: false });
  if (results.length > 0) return { results, is_similar: false };
  const similar = await transaction(db, async (trx) => {
    await trx.raw(`select set_config('pg_trgm.word_similarity_threshold', ?, true)`, [String(similarity)]);
    return searchAll(trx, { words, isForgiving: true });
  });
  return { results: similar, is_similar: similar.length > 0 };
}

/** One query after the other: those of a transaction share a connection. */
async function searchAll(db: Database | Transaction, text: TextSearch): Promise<SearchResult[]> {
  const journeys = await searchDestinations(db, text, mostOfEachKind);
  const weddings = await searchWeddings(db, text, mostOfEachKind);
  const blog = await searchPosts(db, 'blog', text, mostOfEachKind);
  const news = await searchPosts(db, 'news', text, mostOfEachKind);
  return [
    ...journeys.map(fromDestination),
    ...weddings.map(fromWedding),
    ...[...blog, ...news].map(fromPost),
  ];
}

const textLength = 160;

const fromDestination = (destination: DestinationRecord): SearchResult => ({
  kind: 'journey',
  id: destination.id,
  title: destination.name,
  text: truncate(destination.description, textLength),
  image: destination.image,
  path: `/itinerary/${encodeURIComponent(destination.name)}`,
  price: destination.starting_price,
});

const fromWedding = (wedding: WeddingRecord): SearchResult => ({
  kind: 'wedding',
  id: wedding.id,
  title: wedding.title,
  text: truncate(wedding.description, textLength),
  image: wedding.images[0] ?? null,
  path: weddingPagePath(wedding.slug),
  price: wedding.price,
});

const fromPost = (post: PostRow): SearchResult => ({
  kind: post.kind,
  id: post.id,
  title: post.title,
  text: truncate(post.excerpt, textLength),
  image: post.featured_image,
  path: `/${post.kind}-details/${post.id}`,
  price: null,
});
