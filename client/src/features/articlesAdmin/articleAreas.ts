import type { ArticleKind } from '@modules/articles/contract.ts';
import { blogCreateSchema, blogFallbackCategories, blogTexts } from '@modules/blog/contract.ts';
import { newsCreateSchema, newsFallbackCategories, newsTexts } from '@modules/news/contract.ts';
import type { Permission } from '@platform/contract';
import type { ZodType } from 'zod';
import type { ApiError } from '../../app/api.ts';

type Failure = Partial<ApiError>;
type Deed = 'saving' | 'updating' | 'deleting';

/** What differs between blog and news where the screens are the same. */
export type ArticleArea = {
  kind: ArticleKind;
  may: Record<'create' | 'edit' | 'delete', Permission>;
  titles: { new: string; edit: string };
  schema: ZodType<object>;
  fallbackCategories: readonly string[];
  texts: { saved: string; deleted: string; deleteTitle: string; deleteQuestion: string; loadFailed: string };
  failureText: (deed: Deed, error: Failure) => string;
  uploadFailureText: (told: string | null) => string;
  publicPath: (id: number) => string;
};

/** The server's own words when it answered; otherwise the product's. */
const blogFailure = (deed: Deed, { status, message }: Failure) =>
  typeof status === 'number'
    ? `Error ${deed} blog: ${message || 'Unknown error'}`
    : `Error ${deed} blog. Please try again.`;

export const blogArea: ArticleArea = {
  kind: 'blog',
  may: { create: 'blog.create', edit: 'blog.edit', delete: 'blog.delete' },
  titles: { new: 'Create New Blog Post', edit: 'Edit Blog Post' },
  schema: blogCreateSchema,
  fallbackCategories: blogFallbackCategories,
  texts: {
    ...blogTexts,
    deleteTitle: 'Delete blog post',
    deleteQuestion: 'Are you sure you want to delete this blog post? This action cannot be undone.',
    loadFailed: 'The blog post could not be loaded',
  },
  failureText: blogFailure,
  uploadFailureText: (told) => (told ? `Upload failed: ${told}` : 'Upload failed. Please try again.'),
  publicPath: (id) => `/blog-details/${id}`,
};

export const newsArea: ArticleArea = {
  kind: 'news',
  may: { create: 'news.create', edit: 'news.edit', delete: 'news.delete' },
  titles: { new: 'Create News', edit: 'Edit News' },
  schema: newsCreateSchema,
  fallbackCategories: newsFallbackCategories,
  texts: {
    ...newsTexts,
    deleteTitle: 'Confirm Delete',
    deleteQuestion: 'Are you sure you want to delete this news article? This action cannot be undone.',
    loadFailed: 'The news article could not be loaded',
  },
  failureText: (_deed, { message }) => message || 'An unexpected error occurred. Please try again.',
  uploadFailureText: (told) => `Upload failed: ${told ?? 'the file did not arrive. Please try again.'}`,
  publicPath: (id) => `/news-details/${id}`,
};
