import { type Database, transaction } from '../../../platform/db/db.ts';
import { claimSlug, toTitle } from '../../../platform/db/slugs.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { type CleanBody, toExcerpt } from '../body.ts';
import { ensureCategories } from '../categories.ts';
import type { ArticleKind, PostFields } from '../contract.ts';
import { postEvent } from '../events.ts';
import { Post } from '../Post.ts';
import { toPostEventData } from '../presenter.ts';
import { articleSlugs } from '../queries.ts';

/** Fields of imported content only. */
export type PostOrigin = { author?: string; requestedSlug?: string; views?: number };

/**
 * Creates a post and returns its id: a draft, or published at once. Its slug is derived from the title, and the acting
 * user is its author.
 * @param fields with the content as `cleanBody` returns it, which takes too long for a transaction
 */
export async function createPost(
  db: Database,
  kind: ArticleKind,
  fields: PostFields & CleanBody,
  context: CommandContext,
  { author, requestedSlug, views = 0 }: PostOrigin = {},
): Promise<number> {
  return transaction(db, async (trx) => {
    const post = await Post.query(trx).insert({
      ...fields,
      kind,
      excerpt: toExcerpt(fields.excerpt, fields.content),
      categories: await ensureCategories(trx, kind, fields.categories),
      featured_image: fields.featured_image || null,
      slug: await claimSlug(trx, articleSlugs(kind), toTitle(requestedSlug) ?? fields.title, null),
      author: author ?? context.actor?.name ?? '',
      priority: fields.priority ?? 'medium',
      views,
      published_at: fields.published ? context.now : null,
      created_at: context.now,
      updated_at: context.now,
    });
    const type = post.published ? 'post.published' : 'post.drafted';
    await record(trx, postEvent(type, post.id, toPostEventData(post)), context);
    return post.id;
  });
}
