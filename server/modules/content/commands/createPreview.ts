import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/db.ts';
import type { PageName } from '../contract.ts';
import { previewExpiryMs } from '../queries.ts';

/** Stores unsaved content for an hour, so that its page can be rendered with it; returns the id of the preview. */
export async function createPreview(
  db: Database,
  page: PageName,
  content: object,
  now: Date,
): Promise<string> {
  await db('content_previews')
    .where('created_at', '<', new Date(now.getTime() - previewExpiryMs))
    .delete();
  const id = randomUUID();
  await db('content_previews').insert({ id, page, content: JSON.stringify(content), created_at: now });
  return id;
}
