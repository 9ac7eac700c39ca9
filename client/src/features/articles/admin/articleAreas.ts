import {
  blogCreateSchema,
  blogFallbackCategories,
  blogPostSchema,
  blogTexts,
} from '@modules/articles/blog.contract.ts';
import type { ArticleKind } from '@modules/articles/contract.ts';
import {
  newsArticleSchema,
  newsCreateSchema,
  newsFallbackCategories,
  newsTexts,
} from '@modules/articles/news.contract.ts';
import type { Permission } from '@platform/contract.ts';
import type { ZodType } from 'zod';
import type { ApiError } from '../../../lib/api/apiError.ts';
import { failureText } from '../../../lib/api/failureText.ts';
import type { Article } from '../articles.ts';

type Failure = Partial<ApiError>;
type Action = 'saving' | 'updating' | 'deleting';

/** The differences between the blog and news screens. */
export type ArticleArea = {
  kind: ArticleKind;
  may: Record<'create' | 'edit' | 'delete', Permission>;
  titles: { new: string; edit: string };
  /** The contract's schemas of the editor's fields, and of a saved article. */
  schema: ZodType<object>;
  savedSchema: ZodType<Article>;
  fallbackCategories: readonly string[];
  texts: { saved: string; deleted: string; deleteTitle: string; deleteQuestion: string; loadFailed: string };
  describeFailure: (action: Action, error: Failure) => string;
  describeUploadFailure: (reason: string | null) => string;
  publicPath: (id: number) => string;
};

/** The server's message if it responded, otherwise the client's. */
const blogFailure = (action: Action, { status, message }: Failure) =>
  typeof status === 'number'
    ? `Error ${action} blog: ${message || 'Unknown error'}`
    : `Error ${action} blog. Please try again.`;

export const blogArea: ArticleArea = {
  kind: 'blog',
  may: { create: 'blog.create', edit: 'blog.edit', delete: 'blog.delete' },
  titles: { new: 'Create New Blog Post', edit: 'Edit Blog Post' },
  schema: blogCreateSchema,
  savedSchema: blogPostSchema,
  fallbackCategories: blogFallbackCategories,
  texts: {
    ...blogTexts,
    deleteTitle: 'Delete blog post',
    deleteQuestion: 'Are you sure you want to delete this blog post? This action cannot be undone.',
    loadFailed: 'The blog post could not be loaded',
  },
  describeFailure: blogFailure,
  describeUploadFailure: (reason) =>
    reason ? `Upload failed: ${reason}` : 'Upload failed. Please try again.',
  publicPath: (id) => `/blog-details/${id}`,
};

export const newsArea: ArticleArea = {
  kind: 'news',
  may: { create: 'news.create', edit: 'news.edit', delete: 'news.delete' },
  titles: { new: 'Create News', edit: 'Edit News' },
  schema: newsCreateSchema,
  savedSchema: newsArticleSchema,
  fallbackCategories: newsFallbackCategories,
  texts: {
    ...newsTexts,
    deleteTitle: 'Confirm Delete',
    deleteQuestion: 'Are you sure you want to delete this news article? This action cannot be undone.',
    loadFailed: 'The news article could not be loaded',
  },
  describeFailure: (action, error) => failureText(`Error ${action} news`, error),
  describeUploadFailure: (reason) =>
    `Upload failed: ${reason ?? 'the file did not arrive. Please try again.'}`,
  publicPath: (id) => `/news-details/${id}`,
};
