import type { Pagination } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { notFound, requireFound } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/endpoints.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import { addPictureSizes } from './addPictureSizes.ts';
import { articlePath } from './articleTopics.contract.ts';
import { cleanBody } from './body.ts';
import { findCategory, listCategories, listTags } from './categories.ts';
import { createPost } from './commands/createPost.ts';
import { deletePost } from './commands/deletePost.ts';
import { hashVisitor, recordView } from './commands/recordView.ts';
import { type PostChanges, updatePost } from './commands/updatePost.ts';
import type { ArticleFilter, ArticleKind, ArticleStatistics, PostFields } from './contract.ts';
import { notFoundTexts, presentPost } from './presenter.ts';
import {
  getPost,
  getPostBySlug,
  isPublished,
  listNewest,
  listPosts,
  listPublished,
  listRelated,
  type PostRecord,
  type PostRow,
  type Visibility,
} from './queries.ts';
import { countPosts, getArticleStatistics } from './statistics.ts';

/** The posts of one kind: their paths, their presentation, and the responses to staff. */
type ArticleArea = {
  kind: ArticleKind;
  db: Database;
  /** Signs preview links and keys the hash that counts a visitor once. */
  secret: string;
  texts: { saved: string; deleted: string };
  toRow: (post: PostRow) => object;
  toSingle: (post: PostRecord) => object;
  /** A page of rows with its pagination. */
  toPage: (posts: object[], pagination: Pagination) => object;
  toStatistics: (statistics: ArticleStatistics) => object;
};

type PageQuery = { page: number; limit: number };
type IdParams = { params: { id: number } };

/** The handlers of the routes that the blog and the news share. */
export const articleHandlers = (area: ArticleArea) => ({
  ...listHandlers(area),
  ...overviewHandlers(area),
  ...readHandlers(area),
  ...editingHandlers(area),
});
export type ArticleHandlers = ReturnType<typeof articleHandlers>;

/** Only callers with the view permission of the kind see drafts. */
const visibleTo = (kind: ArticleKind, { may }: Pick<Caller, 'may'>): Visibility => ({
  includeDrafts: may(`${kind}.view`),
});

const getAny = async ({ db, kind }: ArticleArea, id: number): Promise<PostRecord> =>
  requireFound(await getPost(db, kind, id, { includeDrafts: true }), notFoundTexts[kind]);

function listHandlers({ kind, db, toRow, toPage }: ArticleArea) {
  const shortList = (posts: PostRow[]) => ({ posts: posts.map(toRow) });
  const list = async ({ category_id, ...filter }: ArticleFilter & PageQuery, visibility: Visibility) => {
    const category = category_id && (await findCategory(db, kind, category_id));
    const { rows, pagination } = await listPosts(db, kind, { ...filter, category }, visibility);
    return toPage(rows.map(toRow), pagination);
  };
  return {
    search: ({ query, may }: { query: ArticleFilter & PageQuery } & Caller) =>
      list(query, visibleTo(kind, { may })),
    listWithDrafts: ({ query }: { query: ArticleFilter & PageQuery }) => list(query, { includeDrafts: true }),
    listPublished: async ({ query }: { query: PageQuery }) => {
      const { rows, pagination } = await listPublished(db, kind, query);
      return toPage(rows.map(toRow), pagination);
    },
    listNewest: async ({ query }: { query: { limit: number } }) =>
      shortList(await listNewest(db, kind, query.limit)),
    listFeatured: async ({ query }: { query: { limit: number } }) =>
      shortList(await listNewest(db, kind, query.limit, { featured: true })),
    listRelated: async ({ query, may }: { query: { post_id: number; limit: number } } & Caller) => {
      const found = await getPost(db, kind, query.post_id, visibleTo(kind, { may }));
      const post = requireFound(found, notFoundTexts[kind]);
      return shortList(await listRelated(db, post, query.limit));
    },
  };
}

/** Categories, tags, counts and health. */
function overviewHandlers({ kind, db, toStatistics }: ArticleArea) {
  return {
    listCategories: async (caller: Caller) => ({
      categories: await listCategories(db, kind, visibleTo(kind, caller)),
    }),
    listTags: async ({ query: { category } }: { query: { category?: string | undefined } }) => {
      return { tags: await listTags(db, kind, category && (await findCategory(db, kind, category))) };
    },
    count: async (caller: Caller) => {
      const { total } = await countPosts(db, kind, caller.context.now, visibleTo(kind, caller));
      return { data: { count: total } };
    },
    checkHealth: async () => {
      await db.raw('select 1');
      return { status: 'ok' };
    },
    getStatistics: async (caller: Caller) => ({
      data: toStatistics(await getArticleStatistics(db, kind, caller.context.now, visibleTo(kind, caller))),
    }),
  };
}

function readHandlers(area: ArticleArea) {
  const { kind, db, secret, toSingle } = area;
  const present = async (found: PostRecord | undefined, { includeDrafts }: Visibility) => {
    const post = requireFound(found, notFoundTexts[kind]);
    return toSingle(includeDrafts ? post : await addPictureSizes(db, post));
  };
  return {
    get: async ({ params, may }: IdParams & Caller) => {
      const visibility = visibleTo(kind, { may });
      return present(await getPost(db, kind, params.id, visibility), visibility);
    },
    getBySlug: async ({ params, may }: { params: { slug: string } } & Caller) => {
      const visibility = visibleTo(kind, { may });
      return present(await getPostBySlug(db, kind, params.slug, visibility), visibility);
    },
    recordView: async ({ params, ctx, context }: IdParams & Caller) => {
      if (!(await isPublished(db, kind, params.id))) throw notFound(notFoundTexts[kind]);
      await recordView(db, params.id, hashVisitor(secret, ctx.ip, ctx.get('User-Agent')), context.now);
      return {};
    },
    createPreviewLink: async ({ params, context }: IdParams & Caller) => {
      const { id } = await getAny(area, params.id);
      return { url: signPath(secret, articlePath(kind, id), context.now) };
    },
  };
}

function editingHandlers(area: ArticleArea) {
  const { kind, db, texts, toSingle } = area;
  const presentSaved = async (id: number) => ({ message: texts.saved, ...toSingle(await getAny(area, id)) });
  return {
    create: async (request: { body: PostFields } & Caller) => {
      const clean = await cleanBody(request.body.content);
      return presentSaved(
        await createOnce(db, request, (trx, body, context) =>
          createPost(trx, kind, { ...body, ...clean }, context),
        ),
      );
    },
    getStored: async ({ params }: IdParams) => {
      const post = await getPost(db, kind, params.id, { includeDrafts: true });
      return post && presentPost(post);
    },
    update: async ({ params, body, context }: IdParams & { body: PostChanges } & Caller) => {
      await updatePost(db, kind, params.id, body, context);
      return presentSaved(params.id);
    },
    delete: async ({ params, context }: IdParams & Caller) => {
      await deletePost(db, kind, params.id, context);
      return { message: texts.deleted };
    },
  };
}
