import { formatReadingTime } from '../../platform/text/sanitizeHtml.ts';
import { type BlogPost, type BlogRow, blogTexts } from './blog.contract.ts';
import type { PostEventData } from './events.ts';
import { type NewsArticle, type NewsRow, newsTexts } from './news.contract.ts';
import type { PostRecord, PostRow } from './queries.ts';

export const notFoundTexts = { blog: blogTexts.notFound, news: newsTexts.notFound } as const;

export function toBlogRow(row: PostRow): BlogRow {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    categories: row.categories,
    tags: row.tags,
    image: row.featured_image,
    featured_image: row.featured_image,
    featured: row.featured,
    published: row.published,
    author: row.author,
    date: (row.published_at ?? row.created_at).toISOString(),
    read_time: formatReadingTime(row.words),
    views: row.views,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function toNewsRow(row: PostRow): NewsRow {
  return {
    ...toBlogRow(row),
    summary: row.excerpt,
    category: row.categories[0] ?? '',
    is_featured: row.featured,
    priority: row.priority,
    source: row.source,
    location: row.location,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
  };
}

export const toBlogPost = (post: PostRecord): BlogPost => ({ ...toBlogRow(post), ...toBody(post) });

export const toNewsArticle = (post: PostRecord): NewsArticle => ({
  ...toNewsRow(post),
  ...toBody(post),
});

const toBody = ({ content, destination_ids }: PostRecord) => ({ content, destination_ids });

/** A post in the response shape of its kind. */
export const presentPost = (post: PostRecord): BlogPost | NewsArticle =>
  post.kind === 'blog' ? toBlogPost(post) : toNewsArticle(post);

export const toPostEventData = (post: PostRow): PostEventData => ({
  kind: post.kind,
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  categories: post.categories,
  author: post.author,
  image: post.featured_image,
  featured: post.featured,
  priority: post.priority,
  published: post.published,
  publishedAt: post.published_at?.toISOString() ?? null,
});
