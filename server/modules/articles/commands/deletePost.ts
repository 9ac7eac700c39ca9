import { type Database, transaction } from '../../../platform/db/db.ts';
import { deleteSlugs } from '../../../platform/db/slugs.ts';
import { requireFound } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import type { ArticleKind } from '../contract.ts';
import { postEvent } from '../events.ts';
import { Post } from '../Post.ts';
import { notFoundTexts, toPostEventData } from '../presenter.ts';

/** Deletes a post; its slugs become available. @throws AppError 404 */
export async function deletePost(
  db: Database,
  kind: ArticleKind,
  id: number,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const post = requireFound(await Post.query(trx).findOne({ id, kind }).forUpdate(), notFoundTexts[kind]);
    await post.$query(trx).delete();
    await deleteSlugs(trx, kind, id);
    await record(trx, postEvent('post.deleted', id, toPostEventData(post)), context);
  });
}
