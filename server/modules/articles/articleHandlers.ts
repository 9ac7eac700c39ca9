import { type Pagination, paginate } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/endpoints.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import { findCategory, listCategories, listTags } from './categories.ts';
import { hashVisitor, recordView } from './commands/recordView.ts';
import type { ArticleFilter, ArticleKind } from './contract.ts';
import { notFoundTexts } from './presenter.ts';
import {
  getPost,
  getPostBySlug,
  listNewest,
  listPosts,
  listPublished,
  listRelated,
  type PostRecord,
  type PostRow,
  type Visibility,
} from './queries.ts';
import { countPosts } from './statistics.ts';

/** How the posts of one kind are presented. */
export type ArticleArea = {
  kind: ArticleKind;
  db: Database;
  toRow: (post: PostRow) => object;
  toSingle: (post: PostRecord) => object;
  /** A page of rows with its pagination. */
  toPage: (posts: object[], pagination: Pagination) => object;
};

type Page = { page: number; limit: number };
type IdParams = { params: { id: number } };

/** Only callers with the view permission of the kind see drafts. */
const visibleTo = (kind: ArticleKind, { may }: Pick<Caller, 'may'>): Visibility => ({
  draftsToo: may(`${kind}.view`),
});

const requireFound = (kind: ArticleKind, post: PostRecord | undefined): PostRecord => {
  if (!post) throw notFound(notFoundTexts[kind]);
  return post;
};

/** The lists of the posts of one kind. */
export function articleListHandlers({ kind, db, toRow, toPage }: ArticleArea) {
  const shortList = (posts: PostRow[]) => ({ success: true, posts: posts.map(toRow) });
  const list = async ({ category_id, ...filter }: Partial<ArticleFilter> & Page, visibility: Visibility) => {
    const category = category_id === undefined ? undefined : await findCategory(db, kind, category_id);
    const isUnknown = category_id !== undefined && category === undefined;
    const { rows, total } = isUnknown
      ? { rows: [], total: 0 }
      : await listPosts(db, kind, { ...filter, category }, visibility);
    return toPage(rows.map(toRow), paginate(filter.page, filter.limit, total));
  };
  return {
    search: ({ query, may }: { query: ArticleFilter & Page } & Caller) =>
      list(query, visibleTo(kind, { may })),
    listWithDrafts: ({ query }: { query: ArticleFilter & Page }) => list(query, { draftsToo: true }),
    listPublished: async ({ query }: { query: Page }) => {
      const { rows, total } = await listPublished(db, kind, query);
      return toPage(rows.map(toRow), paginate(query.page, query.limit, total));
    },
    listNewest: async ({ query }: { query: { limit: number } }) =>
      shortList(await listNewest(db, kind, query.limit)),
    listFeatured: async ({ query }: { query: { limit: number } }) =>
      shortList(await listNewest(db, kind, query.limit, { featured: true })),
    listRelated: async ({ query, may }: { query: { post_id: number; limit: number } } & Caller) => {
      const post = await getPost(db, kind, query.post_id, visibleTo(kind, { may }));
      return shortList(await listRelated(db, requireFound(kind, post), query.limit));
    },
  };
}

/** Categories, tags, counts and health of the posts of one kind. */
export function articleOverviewHandlers({ kind, db }: ArticleArea) {
  return {
    listCategories: async (caller: Caller) => ({
      success: true,
      categories: await listCategories(db, kind, visibleTo(kind, caller)),
    }),
    listTags: async ({ query: { category } }: { query: { category?: string | undefined } }) => {
      const name = category === undefined ? undefined : await findCategory(db, kind, category);
      const isUnknown = category !== undefined && name === undefined;
      return { success: true, tags: isUnknown ? [] : await listTags(db, kind, name) };
    },
    count: async (caller: Caller) => {
      const { total } = await countPosts(db, kind, caller.context.now, visibleTo(kind, caller));
      return { success: true, data: { count: total } };
    },
    checkHealth: async () => {
      await db.raw('select 1');
      return { success: true, status: 'ok' };
    },
  };
}

/** Single posts of one kind. `secret` signs preview links and keys the hash that counts a visitor once. */
export function articleReadHandlers({ kind, db, toSingle }: ArticleArea, secret: string) {
  const getAny = async (id: number) => requireFound(kind, await getPost(db, kind, id, { draftsToo: true }));
  return {
    get: async ({ params, may }: IdParams & Caller) =>
      toSingle(requireFound(kind, await getPost(db, kind, params.id, visibleTo(kind, { may })))),
    getBySlug: async ({ params, may }: { params: { slug: string } } & Caller) =>
      toSingle(requireFound(kind, await getPostBySlug(db, kind, params.slug, visibleTo(kind, { may })))),
    recordView: async ({ params, ctx, context }: IdParams & Caller) => {
      requireFound(kind, await getPost(db, kind, params.id, { draftsToo: false }));
      await recordView(db, params.id, hashVisitor(secret, ctx.ip, ctx.get('User-Agent')), context.now);
      return { success: true };
    },
    createPreviewLink: async ({ params, context }: IdParams & Caller) => {
      const { id } = await getAny(params.id);
      return { success: true, url: signPath(secret, `/${kind}-details/${id}`, context.now) };
    },
    /** A post after it was saved. */
    presentSaved: async (id: number, message: string) => ({ message, ...toSingle(await getAny(id)) }),
  };
}
