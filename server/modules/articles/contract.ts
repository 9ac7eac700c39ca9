/** The common fields of blog posts and news articles; `blog.contract.ts` and `news.contract.ts` add their own. */

import { z } from 'zod';
import { flagSchema, idSchema, limitedText, pageResponse, textField } from '../../platform/contract.ts';
import {
  dataResponse,
  metaFields,
  optionalText,
  pictureField,
  textList,
} from '../../platform/fields.contract.ts';
import {
  cappedNumber,
  limitField,
  optionalValue,
  pageQuery,
  queryFlag,
  sortFields,
} from '../../platform/query.contract.ts';

/** The largest `integer` of Postgres. */
const maxInteger = 2 ** 31 - 1;

export const articleKinds = ['blog', 'news'] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const newsPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type NewsPriority = (typeof newsPriorities)[number];

export const articleTexts = {
  title: 'Title is required',
  excerpt: 'Excerpt is required',
  content: 'Content is required',
  categories: 'At least one category is required',
  image: 'Featured image is required',
} as const;

const maxJourneys = 12;

/** Maximum length of a derived excerpt, in characters. */
export const excerptLength = 150;

/** Whether HTML shows nothing: no text, picture or table. An emptied editor still contains a paragraph. */
export const isEmptyHtml = (html: string): boolean =>
  !/<(img|table|hr)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';

/** Fields that both kinds save; each is optional. */
export const articleFields = {
  title: textField('Title', 200, articleTexts.title),
  excerpt: textField('Excerpt', 1000, articleTexts.excerpt),
  content: z
    .string({ error: articleTexts.content })
    .max(500_000, { error: 'Content must be at most 500000 characters long', abort: true })
    .refine((html) => !isEmptyHtml(html), articleTexts.content),
  categories: textList('Categories', { each: 60, max: 20 }),
  tags: textList('Tags', { each: 60, max: 30 }),
  destination_ids: z
    .array(idSchema.pipe(z.number().max(maxInteger)), { error: 'Journeys must be a list of ids' })
    .max(maxJourneys, `Choose at most ${maxJourneys} journeys`)
    .transform((ids) => [...new Set(ids)]),
  featured_image: pictureField('Featured image'),
  published: flagSchema,
  featured: flagSchema,
};

/** The fields of a new post, with their defaults. */
export const newArticleFields = {
  ...articleFields,
  tags: articleFields.tags.default([]),
  destination_ids: articleFields.destination_ids.default([]),
  published: articleFields.published.default(false),
  featured: articleFields.featured.default(false),
};

export const newsFields = {
  priority: z.enum(newsPriorities, { error: 'Please choose a valid priority' }),
  source: optionalText('Source', 200),
  location: optionalText('Location', 200),
  ...metaFields,
};

/** What staff write; the fields of news stay empty in blog posts. */
export type PostFields = z.output<z.ZodObject<typeof articleFields>> &
  Partial<z.output<z.ZodObject<typeof newsFields>>>;

const articleSortColumns = ['created_at', 'updated_at', 'date', 'title', 'views'] as const;

const filterFields = z.object({
  search: optionalValue(limitedText(200)),
  /** A category's id or name. */
  category_id: optionalValue(limitedText(60)),
  tag: optionalValue(limitedText(60)),
  author: optionalValue(limitedText(200)),
  published: queryFlag,
  featured: queryFlag,
  priority: optionalValue(z.enum(newsPriorities)),
  ...sortFields(articleSortColumns, 'date', 'desc'),
});
export type ArticleFilter = z.infer<typeof filterFields>;

/** A staff list or a public search, with a default page size of `limit`. */
export const articleListQuery = (limit: number) => filterFields.and(pageQuery(limit));
export const latestQuerySchema = z.object({ limit: limitField(3) });
export const relatedQuerySchema = z.object({ post_id: idSchema, limit: limitField(3) });
export const newsPriorityQuerySchema = z.object({
  priority: optionalValue(z.enum(newsPriorities, { error: 'Please choose a valid priority' })),
  limit: limitField(10),
});
export const tagsQuerySchema = z.object({ category: optionalValue(limitedText(60)) });
/** `count` is the documented name, `limit` an alias. */
export const previewQuery = (fallback: number) =>
  z
    .object({
      count: optionalValue(cappedNumber(100)),
      limit: optionalValue(cappedNumber(100)),
    })
    .transform(({ count, limit }) => ({ limit: count ?? limit ?? fallback }));

/** The fields of a single post beyond those of a row. */
export const postBodySchema = z.object({
  content: z.string(),
  destination_ids: z.array(z.number()).describe('The destinations that it is about.'),
});

/** One row of a list, and the common fields of a single post. */
export const postRowSchema = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  /** The same picture under both names; null without one. */
  image: z.string().nullable(),
  featured_image: z.string().nullable(),
  featured: z.boolean(),
  published: z.boolean(),
  author: z.string(),
  /** Publication date, ISO 8601; for a draft, its creation date. */
  date: z.string(),
  /** Such as `4 min read`. */
  read_time: z.string(),
  views: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});

const categorySchema = z.object({ id: z.number(), name: z.string(), count: z.number() });
export type ArticleCategory = z.infer<typeof categorySchema>;
export const categoriesResponseSchema = z.object({
  success: z.literal(true),
  categories: z.array(categorySchema),
});
export const tagsResponseSchema = z.object({ success: z.literal(true), tags: z.array(z.string()) });

export const viewRecordedSchema = z.object({ success: z.literal(true) });

export const countResponseSchema = dataResponse(z.object({ count: z.number() }));

const byCategorySchema = z.array(z.object({ name: z.string(), count: z.number() }));

/** `data` of GET /blog/statistics. `recent`: created in the last 30 days. */
export const blogStatisticsSchema = z.object({
  by_status: z.object({ published: z.number(), draft: z.number() }),
  total: z.number(),
  recent: z.number(),
  by_category: byCategorySchema,
});

/** `data` of GET /news/statistics. */
export const newsStatisticsSchema = z.object({
  total: z.number(),
  published: z.number(),
  draft: z.number(),
  total_views: z.number(),
  recent: z.number(),
  by_category: byCategorySchema,
});
export type ArticleStatistics = z.infer<typeof newsStatisticsSchema>;

export const listResponse = <Row extends z.ZodType>(row: Row) => pageResponse({ posts: z.array(row) });
export const shortListResponse = <Row extends z.ZodType>(row: Row) =>
  z.object({ success: z.literal(true), posts: z.array(row) });
