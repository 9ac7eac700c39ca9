import type { z } from 'zod';
import type { Pagination } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import type { ArticleKind } from './contract.ts';
import type { PostRecord, PostRow, Visibility } from './queries.ts';

/** What the routes shared by blog and news need to know about one kind. */
export type ArticleArea = {
  kind: ArticleKind;
  db: Database;
  secret: string;
  /** Default length of the preview list. */
  previews: number;
  answers: { list: z.ZodType; shortList: z.ZodType; single: z.ZodType };
  row: (post: PostRow) => object;
  single: (post: PostRecord) => object;
  /** A page of rows with its pagination. */
  page: (posts: object[], pagination: Pagination) => object;
};

/** Only callers with the area's view permission see drafts. */
export const visibleTo =
  (kind: ArticleKind) =>
  ({ may }: { may: (permission: 'blog.view' | 'news.view') => boolean }): Visibility => ({
    draftsToo: may(`${kind}.view`),
  });

/** A public read. */
export const openRead = { access: 'public', revalidated: true } as const;
