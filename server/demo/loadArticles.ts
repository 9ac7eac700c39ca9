import { createPost, type PostFields } from '../modules/articles/commands/createPost.ts';
import type { ArticleKind } from '../modules/articles/contract.ts';
import type { Database } from '../platform/db.ts';
import { blogPosts } from './blogPosts.ts';
import { demoContext, momentOf } from './demoTime.ts';
import { newsArticles } from './newsArticles.ts';
import type { DemoPost } from './types.ts';

/** Blog posts and news, oldest first, each on its day. */
export async function loadArticles(db: Database, now: Date): Promise<void> {
  const oldestFirst = <Entry extends DemoPost>(entries: Entry[]) =>
    [...entries].sort((a, b) => b.published_days_ago - a.published_days_ago);
  for (const post of oldestFirst(blogPosts)) await load(db, 'blog', post, {}, now);
  for (const article of oldestFirst(newsArticles)) {
    const { priority, source, location, meta_title, meta_description } = article;
    await load(db, 'news', article, { priority, source, location, meta_title, meta_description }, now);
  }
}

async function load(
  db: Database,
  kind: ArticleKind,
  post: DemoPost,
  more: Partial<PostFields>,
  now: Date,
): Promise<void> {
  const { slug, title, excerpt, content, categories, tags, image, featured, published, author, views } = post;
  const fields = {
    title,
    excerpt,
    content,
    categories,
    tags,
    featured,
    published,
    featured_image: image,
    ...more,
  };
  // Half an hour apart, so that those of one day keep their order.
  const context = demoContext(momentOf(now, post.published_days_ago, kind === 'blog' ? 9.5 : 10));
  await createPost(db, kind, fields, context, { author, wishedSlug: slug, views });
}
