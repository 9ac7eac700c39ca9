import { z } from 'zod';
import { blogCreateSchema } from '../server/modules/articles/blog.contract.ts';
import { cleanBody } from '../server/modules/articles/body.ts';
import { createPost } from '../server/modules/articles/commands/createPost.ts';
import type { ArticleKind } from '../server/modules/articles/contract.ts';
import { newsCreateSchema } from '../server/modules/articles/news.contract.ts';
import { getDestinationBySlug } from '../server/modules/destinations/queries.ts';
import type { Database } from '../server/platform/db/db.ts';
import type { Storage } from '../server/platform/storage/storage.ts';
import { listSlugs, readRecord, readText } from './contentFiles.ts';
import { demoContext, toMoment } from './demoTime.ts';
import { mapSequentially } from './mapSequentially.ts';
import { uploadIllustration } from './uploadIllustration.ts';

/** Fields of a file beyond those of an article. */
const demoFields = z.object({
  /** Whether its picture is uploaded as a JPEG with variants, like the pictures of an agency. */
  upload_picture: z.boolean().default(false),
  author: z.string().min(1),
  published_days_ago: z.int().positive(),
  views: z.int().min(0),
  /** The slugs of the destinations that it is about. */
  journeys: z.array(z.string()).default([]),
});

const schemas = { blog: blogCreateSchema.and(demoFields), news: newsCreateSchema.and(demoFields) };

/** Articles are published at these hours of their days. */
const hours = { blog: 9.5, news: 10 };

/** Blog posts and news, oldest first, each on its day; unpublished ones are drafts. */
export async function loadArticles(db: Database, storage: Storage, now: Date): Promise<void> {
  for (const kind of ['blog', 'news'] as const) {
    for (const article of await readArticles(kind)) {
      const { slug, author, views, published_days_ago, upload_picture, featured_image, journeys, ...fields } =
        article;
      const about = await mapSequentially(journeys, (journey) => requireDestination(db, journey));
      const context = demoContext(toMoment(now, published_days_ago, hours[kind]));
      const picture = upload_picture
        ? await uploadIllustration({ db, storage }, featured_image, context)
        : featured_image;
      const origin = { author, requestedSlug: slug, views };
      const body = await cleanBody(fields.content);
      const post = {
        ...fields,
        ...body,
        featured_image: picture,
        destination_ids: about.map(({ id }) => id),
      };
      await createPost(db, kind, post, context, origin);
    }
  }
}

async function requireDestination(db: Database, slug: string): Promise<{ id: number }> {
  const destination = await getDestinationBySlug(db, slug, { includeInactive: true });
  if (!destination) throw new Error(`There is no destination ${slug}`);
  return destination;
}

/** The articles of a kind, oldest first: each is a JSON file, and an HTML file for its body. */
async function readArticles(kind: ArticleKind) {
  const articles = (await listSlugs(kind)).map(async (slug) => {
    const content = await readText(`${kind}/${slug}.html`);
    return { ...(await readRecord(`${kind}/${slug}.json`, schemas[kind], { content })), slug };
  });
  return (await Promise.all(articles)).sort((a, b) => b.published_days_ago - a.published_days_ago);
}
