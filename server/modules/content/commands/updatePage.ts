import { takeLock } from '../../../platform/db/advisoryLocks.ts';
import { assertVersion, nextVersion } from '../../../platform/db/assertVersion.ts';
import { type Database, transaction } from '../../../platform/db/db.ts';
import { getInsertedId } from '../../../platform/db/getInsertedId.ts';
import { auditDiff, diffFields } from '../../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import type { VersionFields } from '../../../platform/fields.contract.ts';
import type { PageName } from '../contract.ts';
import { contentEvent } from '../events.ts';
import { getPageContent } from '../queries.ts';

/**
 * Replaces the content of a page; equal content is no change and records nothing.
 * @throws AppError 409 when somebody saved meanwhile
 */
export async function updatePage(
  db: Database,
  page: PageName,
  { updated_at, expected_updated_at, ...content }: VersionFields & Record<string, unknown>,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    // A page that was never saved has no row to lock.
    await takeLock(trx, 'pageContents');
    const stored = await getPageContent(trx, page);
    const savedAt = new Date(stored.updated_at);
    assertVersion(savedAt, { updated_at, expected_updated_at }, () => stored);
    const before: Record<string, unknown> = stored;
    const changes = diffFields(before, content, Object.keys(content));
    const changed = Object.keys(changes);
    if (changed.length === 0) return;

    const saved = { content: JSON.stringify(content), updated_at: nextVersion(savedAt, context.now) };
    const id = await getInsertedId(
      trx('page_contents')
        .insert({ page, ...saved })
        .onConflict('page')
        .merge(saved),
    );
    const event = contentEvent('content.revised', id, { page, changed });
    await record(trx, event, context, auditDiff(before, changes));
  });
}
