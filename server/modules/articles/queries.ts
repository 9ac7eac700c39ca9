import type { Knex } from 'knex';
import { z } from 'zod';
import { paginate } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { deepOffset, type Page, readPage } from '../../platform/db/readPage.ts';
import { runPrepared } from '../../platform/db/runPrepared.ts';
import { findSlugOwner, type SlugHome } from '../../platform/db/slugs.ts';
import { type TextSearch, whereAnyText, whereText } from '../../platform/db/textSearch.ts';
import { whereWords } from '../../platform/db/whereWords.ts';
import {
  type ArticleFilter,
  type ArticleKind,
  articleFields,
  newsFields,
  type PostFields,
} from './contract.ts';

export const articleSlugs = (kind: ArticleKind): SlugHome => ({ kind, table: 'posts', where: { kind } });

export type PostRecord = Omit<Required<PostFields>, 'featured_image'> & {
  id: number;
  kind: ArticleKind;
  slug: string;
  featured_image: string | null;
  /** Number of words of the content, for the reading time. */
  words: number;
  /** Of the first publication; unpublishing and publishing again do not change it. */
  published_at: Date | null;
  author: string;
  views: number;
  created_at: Date;
  updated_at: Date;
};

/** A post in a list: without its content. */
export type PostRow = Omit<PostRecord, 'content' | 'destination_ids'>;

/** Columns that staff edit. */
export const postFields = z.object({ ...articleFields, ...newsFields }).keyof().options;

const rowColumns = [
  ...['id', 'kind', 'slug', 'words', 'published_at', 'author', 'views', 'created_at', 'updated_at'],
  ...postFields.filter((field) => field !== 'content' && field !== 'destination_ids'),
];

const listColumns = rowColumns.map((column) => `posts.${column}`);

/** Callers who may not see drafts get 404 for them. */
export type Visibility = { includeDrafts: boolean };
const publishedOnly: Visibility = { includeDrafts: false };

const sortColumns = {
  created_at: 'posts.created_at',
  updated_at: 'posts.updated_at',
  date: 'posts.dated_at',
  title: 'posts.title',
  views: 'posts.views',
} as const;

type Filter = Partial<Omit<ArticleFilter, 'category_id'>> & { category?: string | undefined };

function filterPosts(
  db: Database,
  kind: ArticleKind,
  { search, category, tag, author, published, featured, priority }: Filter,
  { includeDrafts }: Visibility,
): Knex.QueryBuilder {
  const query = db('posts').where('posts.kind', kind);
  if (!includeDrafts) query.whereRaw('posts.published');
  if (published !== undefined) query.whereRaw(published ? 'posts.published' : 'not posts.published');
  if (featured !== undefined) query.whereRaw(featured ? 'posts.featured' : 'not posts.featured');
  if (priority) query.where('posts.priority', priority);
  if (category !== undefined) query.whereRaw('posts.categories @> array[?]::text[]', [category]);
  if (tag !== undefined) query.whereRaw('posts.tags @> array[?]::text[]', [tag]);
  if (author !== undefined) query.where('posts.author', author);
  if (search) whereWords(query, 'post_search_text(posts)', search);
  return query;
}

/** One page of the posts that match a filter; newest first by default. */
export async function listPosts(
  db: Database,
  kind: ArticleKind,
  filter: Filter & { page: number; limit: number },
  visibility: Visibility,
): Promise<Page<PostRow>> {
  return readPage(() => filterPosts(db, kind, filter, visibility), {
    columns: listColumns,
    sort: [sortColumns[filter.sort ?? 'date'], 'posts.id'],
    order: filter.order ?? 'desc',
    page: filter.page,
    limit: filter.limit,
  });
}

/**
 * One page of all published posts, newest first: the most frequent read. The first pages use one prepared
 * statement, which also returns the total.
 */
export async function listPublished(
  db: Database,
  kind: ArticleKind,
  { page, limit }: { page: number; limit: number },
): Promise<Page<PostRow>> {
  const offset = (page - 1) * limit;
  if (offset <= deepOffset) {
    const values = [kind, kind, limit, offset];
    const rows = await runPrepared<PostRow & { total: number }>(db, 'list_published', publishedPage, values);
    // A page past the end has no row to carry the total.
    if (rows[0]) return { rows, pagination: paginate(page, limit, rows[0].total) };
  }
  return listPosts(db, kind, { page, limit }, publishedOnly);
}

const publishedPage = `
  select (select counts.posts from derived.post_counts counts where counts.kind = $1 and counts.published) as total,
    ${listColumns.join(', ')}
  from posts where posts.kind = $2 and posts.published
  order by posts.dated_at desc, posts.id desc limit $3 offset $4`;

const newestFirst = 'dated_at desc, id desc';

/** The newest published posts that match a filter. */
export async function listNewest(
  db: Database,
  kind: ArticleKind,
  limit: number,
  filter: Filter = {},
): Promise<PostRow[]> {
  return filterPosts(db, kind, filter, publishedOnly)
    .select(...listColumns)
    .orderByRaw(newestFirst)
    .limit(limit);
}

/** How many of the newest posts are searched one by one: a frequent word is soon found there. */
const searchedFirst = 3000;

/**
 * The published posts that a visitor's search finds, newest first: by their title, summary, author and topics, and after
 * these by their content as well. Words that few of the newest posts have are looked up in the index.
 */
export async function searchPosts(
  db: Database,
  kind: ArticleKind,
  search: TextSearch,
  limit: number,
): Promise<PostRow[]> {
  const published = filterPosts(db, kind, {}, publishedOnly).select(...rowColumns);
  const newest = published
    .clone()
    .select('search_vector', 'dated_at')
    .orderByRaw(newestFirst)
    .limit(searchedFirst);
  const found = await whereText(db.from(newest.as('newest')), 'search_vector', search)
    .select(...rowColumns)
    .orderByRaw(newestFirst)
    .limit(limit);
  if (found.length === limit) return found;
  return whereAnyText(published, 'content', search).orderByRaw(newestFirst).limit(limit);
}

/** Published posts that share a category or tag with a post, newest first, padded with other new posts. */
export async function listRelated(db: Database, post: PostRow, limit: number): Promise<PostRow[]> {
  const newest = () =>
    filterPosts(db, post.kind, {}, publishedOnly)
      .select(...listColumns)
      .whereNot('posts.id', post.id)
      .orderByRaw(newestFirst);
  const sharing: PostRow[] = await newest()
    .whereRaw('(posts.categories && ?::text[] or posts.tags && ?::text[])', [post.categories, post.tags])
    .limit(limit);
  if (sharing.length === limit) return sharing;
  const others: PostRow[] = await newest()
    .whereNotIn(
      'posts.id',
      sharing.map(({ id }) => id),
    )
    .limit(limit - sharing.length);
  return [...sharing, ...others];
}

/** The newest published posts that are about a journey. */
export const listPostsAbout = (db: Database, destinationId: number, limit: number): Promise<PostRow[]> =>
  db('posts')
    .select(...listColumns)
    .whereRaw('posts.published and posts.destination_ids @> array[?]::integer[]', [destinationId])
    .orderByRaw(newestFirst)
    .limit(limit);

/** The journeys that a published post is about; undefined when there is no such post. */
export async function listJourneyIds(db: Database, postId: number): Promise<number[] | undefined> {
  const post = await db('posts').select('destination_ids').where('id', postId).whereRaw('published').first();
  return post?.destination_ids;
}

export async function getPost(
  db: Database,
  kind: ArticleKind,
  id: number,
  visibility: Visibility,
): Promise<PostRecord | undefined> {
  return filterPosts(db, kind, {}, visibility)
    .select(...listColumns, 'posts.content', 'posts.destination_ids')
    .where('posts.id', id)
    .first<PostRecord | undefined>();
}

/** Whether there is a published post with this id. */
export async function isPublished(db: Database, kind: ArticleKind, id: number): Promise<boolean> {
  const post = await filterPosts(db, kind, {}, publishedOnly).where('posts.id', id).first('posts.id');
  return post !== undefined;
}

/** Finds a post by its current or a former slug. */
export async function getPostBySlug(
  db: Database,
  kind: ArticleKind,
  slug: string,
  visibility: Visibility,
): Promise<PostRecord | undefined> {
  const id = await findSlugOwner(db, articleSlugs(kind), slug);
  return id === undefined ? undefined : getPost(db, kind, id, visibility);
}
