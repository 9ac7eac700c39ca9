import { z } from 'zod';
import { entryResponse, versionFields } from '../../platform/fields.contract.ts';
import {
  articleFields,
  listResponse,
  newArticleFields,
  newsFields,
  newsPriorities,
  postBodySchema,
  postRowSchema,
  shortListResponse,
} from './contract.ts';

export const newsTexts = {
  notFound: 'News article not found',
  saved: 'News saved successfully!',
  deleted: 'News deleted successfully!',
} as const;

export const defaultNewsCategory = 'General';

/** The editor's categories when the server's list cannot be loaded; also the first categories of a new site. */
export const newsFallbackCategories = [
  defaultNewsCategory,
  'Travel',
  'Industry',
  'Technology',
  'Health',
  'Politics',
] as const;

/** Other names of fields, which responses have as well. */
export const newsAliases = {
  summary: 'excerpt',
  category: ['categories'],
  is_featured: 'featured',
  image: 'featured_image',
} as const;

const categories = articleFields.categories.transform((names) =>
  names.length > 0 ? names : [defaultNewsCategory],
);
const image = z.preprocess((path) => path ?? '', articleFields.featured_image);

/** A new article. The editor validates with the same schema. */
export const newsCreateSchema = z.object({
  ...newArticleFields,
  ...newsFields,
  categories: categories.default([defaultNewsCategory]),
  featured_image: image,
  priority: newsFields.priority.default('medium'),
});

/** The whole form, or a part such as `{ published }`; absent fields are unchanged. */
export const newsUpdateSchema = z
  .object({ ...articleFields, ...newsFields, categories, featured_image: image })
  .partial()
  .extend(versionFields);

const newsRowSchema = postRowSchema.extend({
  summary: z.string(),
  /** The first category. */
  category: z.string(),
  is_featured: z.boolean(),
  priority: z.enum(newsPriorities),
  source: z.string().nullable(),
  location: z.string().nullable(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
});
export type NewsRow = z.infer<typeof newsRowSchema>;
export const newsArticleSchema = newsRowSchema.extend(postBodySchema.shape);
export type NewsArticle = z.infer<typeof newsArticleSchema>;

/** Lists carry their pagination twice: at the top level and in `pagination`. */
export const newsListResponseSchema = listResponse(newsRowSchema).extend({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  total_pages: z.number(),
});
export type NewsListResponse = z.infer<typeof newsListResponseSchema>;
export const newsShortListResponseSchema = shortListResponse(newsRowSchema);
/** POST and PUT return the article as `news` as well. */
export const newsResponseSchema = entryResponse({ post: newsArticleSchema, news: newsArticleSchema });
