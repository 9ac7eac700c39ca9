import type { z } from 'zod';
import type { Pagination } from '../../platform/contract.ts';
import type { Database } from '../../platform/db.ts';
import type { ArticleKind } from './contract.ts';
import type { PostRecord, PostRow, Visibility } from './queries.ts';

/** How one kind answers what both kinds are asked. */
export type ArticleArea = {
  kind: ArticleKind;
  db: Database;
  secret: string;
  /** Entries of a short list of previews, unless asked. */
  previews: number;
  answers: { list: z.ZodType; shortList: z.ZodType; single: z.ZodType };
  row: (post: PostRow) => object;
  single: (post: PostRecord) => object;
  /** A page of rows with its figures. */
  page: (posts: object[], pagination: Pagination) => object;
};

/** Only callers with the area's view permission learn of drafts. */
export const visibleTo =
  (kind: ArticleKind) =>
  ({ may }: { may: (permission: 'blog.view' | 'news.view') => boolean }): Visibility => ({
    draftsToo: may(`${kind}.view`),
  });

/** A read that anybody may make. */
export const openRead = { access: 'public', revalidated: true } as const;
