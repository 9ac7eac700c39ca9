import type { PostEventData } from './events.ts';
import type { Post } from './Post.ts';

/** The post data of events. */
export const toPostEventData = (post: Post): PostEventData => ({
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
