import type { Database } from '../../platform/db/db.ts';
import { findSimilarWords, splitWords, type TextSearch } from '../../platform/db/textSearch.ts';
import { blankDetails } from '../../platform/picture.contract.ts';
import { truncate } from '../../platform/text/truncate.contract.ts';
import { articlePath } from '../articles/articleTopics.contract.ts';
import { type PostRow, searchPosts } from '../articles/queries.ts';
import { itineraryPath } from '../destinations/itineraryPath.contract.ts';
import { type FoundDestination, searchDestinations } from '../destinations/queries.ts';
import { type FoundWedding, searchWeddings } from '../weddings/queries.ts';
import { weddingPagePath } from '../weddings/weddingPagePath.contract.ts';
import type { SearchResponse, SearchResult } from './contract.ts';
import { maxResultsPerKind } from './limits.contract.ts';

/** The entries that contain every word of a search; without any, those that contain similar words. */
export async function searchSite(db: Database, typed: string): Promise<SearchResponse['data']> {
  const words = splitWords(typed);
  const results = await searchAll(
    db,
    words.map((word) => [word]),
  );
  if (results.length > 0) return { results, is_similar: false };
  const similar = await searchAll(db, await findSimilarWords(db, words));
  return { results: similar, is_similar: similar.length > 0 };
}

/** One query after the other: a search needs only one connection. */
async function searchAll(db: Database, text: TextSearch): Promise<SearchResult[]> {
  if (text.length === 0) return [];
  const journeys = await searchDestinations(db, text, maxResultsPerKind);
  const weddings = await searchWeddings(db, text, maxResultsPerKind);
  const blog = await searchPosts(db, 'blog', text, maxResultsPerKind);
  const news = await searchPosts(db, 'news', text, maxResultsPerKind);
  return [
    ...journeys.map(fromDestination),
    ...weddings.map(fromWedding),
    ...[...blog, ...news].map(fromPost),
  ];
}

const textLength = 160;

const toFocalPoint = ({ focal_x, focal_y } = blankDetails) => ({ focal_x, focal_y });

const fromDestination = (destination: FoundDestination): SearchResult => ({
  kind: 'journey',
  id: destination.id,
  title: destination.name,
  text: truncate(destination.description, textLength),
  image: destination.image,
  ...toFocalPoint(destination.image_details),
  path: itineraryPath(destination.name),
  price: destination.starting_price,
});

const fromWedding = (wedding: FoundWedding): SearchResult => ({
  kind: 'wedding',
  id: wedding.id,
  title: wedding.title,
  text: truncate(wedding.description, textLength),
  image: wedding.images[0] ?? null,
  ...toFocalPoint(wedding.gallery.find(({ image }) => image === wedding.images[0])),
  path: weddingPagePath(wedding.slug),
  price: wedding.price,
});

const fromPost = (post: PostRow): SearchResult => ({
  kind: post.kind,
  id: post.id,
  title: post.title,
  text: truncate(post.excerpt, textLength),
  image: post.featured_image,
  ...toFocalPoint(),
  path: articlePath(post.kind, post.id),
  price: null,
});
