import { assertVersion, nextVersion } from '../../../platform/db/assertVersion.ts';
import { type Database, transaction } from '../../../platform/db/db.ts';
import { changeSlug } from '../../../platform/db/slugs.ts';
import { requireFound } from '../../../platform/errors.ts';
import { auditDiff, diffFields } from '../../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import type { VersionFields } from '../../../platform/fields.contract.ts';
import { type CleanBody, cleanBody, toExcerpt } from '../body.ts';
import { ensureCategories } from '../categories.ts';
import type { ArticleKind, PostFields } from '../contract.ts';
import { postEvent } from '../events.ts';
import { Post } from '../Post.ts';
import { notFoundTexts, presentPost, toPostEventData } from '../presenter.ts';
import { articleSlugs, postFields } from '../queries.ts';

export type PostChanges = { [Field in keyof PostFields]?: PostFields[Field] | undefined } & VersionFields;

const compared = [...postFields, 'words'] as const;

/**
 * Updates a post. A new title creates a new slug, and the old one redirects to it. Publishing and unpublishing are
 * separate events; equal values change and record nothing.
 * @throws AppError 404, 409 for a stale version, 422 when nothing is left of the body
 */
export async function updatePost(
  db: Database,
  kind: ArticleKind,
  id: number,
  input: PostChanges,
  context: CommandContext,
): Promise<void> {
  const body: Partial<CleanBody> = input.content === undefined ? {} : await cleanBody(input.content);
  await transaction(db, async (trx) => {
    const post = requireFound(await Post.query(trx).findOne({ id, kind }).forUpdate(), notFoundTexts[kind]);
    assertVersion(post.updated_at, input, () => presentPost(post));
    const { excerpt, categories, featured_image } = input;
    const desired = {
      ...input,
      ...body,
      ...(excerpt === undefined ? {} : { excerpt: toExcerpt(excerpt, body.content ?? post.content) }),
      ...(categories === undefined ? {} : { categories: await ensureCategories(trx, kind, categories) }),
      ...(featured_image === undefined ? {} : { featured_image: featured_image || null }),
    };
    const changes = diffFields<Post, (typeof compared)[number]>(post, desired, compared);
    if (Object.keys(changes).length === 0) return;

    const formerSlug = post.slug;
    const slug = await changeSlug(trx, articleSlugs(kind), post, changes.title);
    const { published, words: _, ...rest } = changes;
    const auditChanges = auditDiff(post, rest);
    await post.$query(trx).patch({
      ...changes,
      slug,
      ...(changes.published && !post.published_at ? { published_at: context.now } : {}),
      updated_at: nextVersion(post.updated_at, context.now),
    });

    const facts = toPostEventData(post);
    const changed = Object.keys(rest);
    if (changed.length > 0) {
      const revised = { ...facts, changed, formerSlug: slug === formerSlug ? null : formerSlug };
      await record(trx, postEvent('post.revised', id, revised), context, auditChanges);
    }
    if (published !== undefined) {
      await record(trx, postEvent(published ? 'post.published' : 'post.unpublished', id, facts), context);
    }
  });
}
