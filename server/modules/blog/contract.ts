import { z } from 'zod';
import { versionFields } from '../../platform/fields/contract.ts';
import {
  articleFields,
  articleTexts,
  isEmptyHtml,
  listAnswer,
  postRowSchema,
  shortListAnswer,
} from '../articles/contract.ts';

export const blogTexts = {
  notFound: 'Blog post not found.',
  saved: 'Blog saved successfully!',
  deleted: 'Blog deleted successfully!',
} as const;

/** What the editor offers when the server's list cannot be loaded; also the first categories of a new site. */
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

/** `image` is another name of `featured_image`. */
const withImage = (value: unknown) =>
  typeof value === 'object' && value !== null && 'image' in value && !('featured_image' in value)
    ? { ...value, featured_image: value.image }
    : value;

const missing = (fallback: unknown) => (value: unknown) => value ?? fallback;

const createFields = z
  .object({
    title: articleFields.title,
    /** Derived from the content when empty; wrong only when both are empty. */
    excerpt: z.preprocess(
      missing(''),
      z.string().trim().max(1000, 'Excerpt must be at most 1000 characters long'),
    ),
    content: articleFields.content,
    categories: z.preprocess(missing([]), categories),
    tags: articleFields.tags.default([]),
    featured_image: z.preprocess(missing(''), image),
    published: articleFields.published.default(false),
    featured: articleFields.featured.default(false),
  })
  .refine((post) => Boolean(post.excerpt) || !isEmptyHtml(String(post.content ?? '')), {
    path: ['excerpt'],
    message: articleTexts.excerpt,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** A new post. The editor validates with the same schema. */
export const blogCreateSchema = z.preprocess(withImage, createFields);
export type BlogCreateInput = z.input<typeof createFields>;

const updateFields = z
  .object({
    ...articleFields,
    categories,
    featured_image: image,
    excerpt: z.string().trim().max(1000, 'Excerpt must be at most 1000 characters long'),
  })
  .partial()
  .extend(versionFields);

/** The whole form, or a part such as `{ published }`; absent is unchanged. */
export const blogUpdateSchema = z.preprocess(withImage, updateFields);
export type BlogUpdateInput = z.input<typeof updateFields>;

export const blogRowSchema = postRowSchema;
export type BlogRow = z.infer<typeof blogRowSchema>;
export const blogPostSchema = blogRowSchema.extend({ content: z.string() });
export type BlogPost = z.infer<typeof blogPostSchema>;

export const blogListAnswerSchema = listAnswer(blogRowSchema);
export type BlogListAnswer = z.infer<typeof blogListAnswerSchema>;
export const blogShortListAnswerSchema = shortListAnswer(blogRowSchema);
export const blogAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  post: blogPostSchema,
});
