import { z } from 'zod';
import { limitedText } from '../../platform/contract.ts';
import { entryResponse, versionFields } from '../../platform/fields.contract.ts';
import {
  articleFields,
  articleTexts,
  isEmptyHtml,
  listResponse,
  newArticleFields,
  postBodySchema,
  postRowSchema,
  shortListResponse,
} from './contract.ts';

export const blogTexts = {
  notFound: 'Blog post not found.',
  saved: 'Blog saved successfully!',
  deleted: 'Blog deleted successfully!',
} as const;

/** The editor's categories when the server's list cannot be loaded; also the first categories of a new site. */
export const blogFallbackCategories = [
  'Wedding Destinations',
  'Wedding Planning',
  'Travel Tips',
  'Photography',
  'Honeymoon',
  'Travel',
  'Guide',
  'Tent',
  'Traveling',
] as const;

const categories = articleFields.categories.refine((names) => names.length > 0, articleTexts.categories);
const image = articleFields.featured_image.refine((path) => path !== '', articleTexts.image);

export const blogAliases = { image: 'featured_image' } as const;

const missing = (fallback: unknown) => (value: unknown) => value ?? fallback;

/** A new post. The editor validates with the same schema. */
export const blogCreateSchema = z
  .object({
    ...newArticleFields,
    /** Derived from the content when empty; invalid only when both are empty. */
    excerpt: z.preprocess(
      missing(''),
      limitedText(1000, { tooLong: 'Excerpt must be at most 1000 characters long' }),
    ),
    categories: z.preprocess(missing([]), categories),
    featured_image: z.preprocess(missing(''), image),
  })
  .refine((post) => Boolean(post.excerpt) || !isEmptyHtml(String(post.content ?? '')), {
    path: ['excerpt'],
    message: articleTexts.excerpt,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** The whole form, or a part such as `{ published }`; absent fields are unchanged. */
export const blogUpdateSchema = z
  .object({
    ...articleFields,
    categories,
    featured_image: image,
    excerpt: limitedText(1000, { tooLong: 'Excerpt must be at most 1000 characters long' }),
  })
  .partial()
  .extend(versionFields);

const blogRowSchema = postRowSchema;
export type BlogRow = z.infer<typeof blogRowSchema>;
export const blogPostSchema = blogRowSchema.extend(postBodySchema.shape);
export type BlogPost = z.infer<typeof blogPostSchema>;

export const blogListResponseSchema = listResponse(blogRowSchema);
export type BlogListResponse = z.infer<typeof blogListResponseSchema>;
export const blogShortListResponseSchema = shortListResponse(blogRowSchema);
export const blogResponseSchema = entryResponse({ post: blogPostSchema });
