import { createPost, type PostFields } from '../server/modules/articles/commands/createPost.ts';
import type { ArticleKind } from '../server/modules/articles/contract.ts';
import type { Database } from '../server/platform/db/db.ts';
import type { Storage } from '../server/platform/storage/storage.ts';
import { blogPosts } from './blogPosts.ts';
import { demoContext, toMoment } from './demoTime.ts';
import { newsArticles } from './newsArticles.ts';
import type { DemoPost } from './types.ts';
import { uploadIllustration } from './uploadIllustration.ts';

/** Blog posts and news, oldest first, each on its day. */
export async function loadArticles(db: Database, storage: Storage, now: Date): Promise<void> {
  const oldestFirst = <Entry extends DemoPost>(entries: Entry[]) =>
    [...entries].sort((a, b) => b.published_days_ago - a.published_days_ago);
  for (const post of oldestFirst(blogPosts)) await load({ db, storage }, 'blog', post, {}, now);
  for (const article of oldestFirst(newsArticles)) {
    const { priority, source, location, meta_title, meta_description } = article;
    await load(
      { db, storage },
      'news',
      article,
      { priority, source, location, meta_title, meta_description },
      now,
    );
  }
}

async function load(
  dependencies: { db: Database; storage: Storage },
  kind: ArticleKind,
  post: DemoPost,
  more: Partial<PostFields>,
  now: Date,
): Promise<void> {
  const { slug, title, excerpt, content, categories, tags, image, featured, published, author, views } = post;
  // Half an hour apart, so that those of one day keep their order.
  const context = demoContext(toMoment(now, post.published_days_ago, kind === 'blog' ? 9.5 : 10));
  const fields = {
    title,
    excerpt,
    content,
    categories,
    tags,
    featured,
    published,
    featured_image: post.upload_picture ? await uploadIllustration(dependencies, image, context) : image,
    ...more,
  };
  await createPost(dependencies.db, kind, fields, context, { author, wishedSlug: slug, views });
}
