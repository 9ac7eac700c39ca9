import type { Database } from '../../platform/db/db.ts';
import { type PageContents, type PageName, type StoredPage, unsavedVersion } from './contract.ts';
import { defaultContents } from './defaultContents.ts';

/** How long unsaved content can be shown. */
export const previewExpiryMs = 60 * 60 * 1000;

/** The content of a page: the saved fields, over the default. */
export async function getPageContent<Page extends PageName>(
  db: Database,
  page: Page,
): Promise<StoredPage<Page>> {
  const row = await db('page_contents')
    .select('content', 'updated_at')
    .where({ page })
    .first<{ content: Partial<PageContents[Page]>; updated_at: Date } | undefined>();
  const updated_at = row?.updated_at.toISOString() ?? unsavedVersion;
  return { ...defaultContents[page], ...row?.content, updated_at };
}

/** The unsaved content that a preview shows; null when it has expired. */
export async function getPreviewContent(
  db: Database,
  id: string,
  page: PageName,
  now: Date,
): Promise<object | null> {
  const row = await db('content_previews')
    .select('content')
    .where({ id, page })
    .where('created_at', '>=', new Date(now.getTime() - previewExpiryMs))
    .first<{ content: object } | undefined>();
  return row?.content ?? null;
}
