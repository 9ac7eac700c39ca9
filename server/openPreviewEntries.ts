import { addPictureSizes } from './modules/articles/addPictureSizes.ts';
import { presentPost } from './modules/articles/presenter.ts';
import { getPost } from './modules/articles/queries.ts';
import { contentPages, pageNames, unsavedVersion } from './modules/content/contract.ts';
import { getPreviewContent } from './modules/content/queries.ts';
import { toDestination } from './modules/destinations/presenter.ts';
import { getDestinationBySlug } from './modules/destinations/queries.ts';
import { toWedding } from './modules/weddings/presenter.ts';
import { getWeddingBySlug } from './modules/weddings/queries.ts';
import type { Database } from './platform/db/db.ts';
import type { PreviewEntry, ReadPreviewEntry } from './site/preview.ts';

/**
 * Reads entries for previews: posts by id, destinations and wedding packages by slug, including drafts and inactive
 * ones, and unsaved content of pages.
 */
export function openPreviewEntries(db: Database): ReadPreviewEntry {
  const post = async (kind: 'blog' | 'news', id: number): Promise<PreviewEntry | null> => {
    const found = await getPost(db, kind, id, { includeDrafts: true });
    if (!found) return null;
    const entry = presentPost(await addPictureSizes(db, found));
    const body = { success: true, post: entry, news: entry };
    return { apiPath: `/api/${kind}/${id}`, body, isPublished: found.published };
  };
  const destination = async (slug: string): Promise<PreviewEntry | null> => {
    const found = await getDestinationBySlug(db, slug, { includeInactive: true });
    if (!found) return null;
    const body = { success: true, destination: toDestination(found) };
    return { apiPath: `/api/destinations/by-name/${slug}`, body, isPublished: found.is_active };
  };
  const wedding = async (slug: string): Promise<PreviewEntry | null> => {
    const found = await getWeddingBySlug(db, slug, { includeInactive: true });
    if (!found) return null;
    const body = { success: true, destination: toWedding(found) };
    return { apiPath: `/api/wedding/destinations/slug/${slug}`, body, isPublished: found.is_active };
  };
  const content = async (path: string, previewId: string): Promise<PreviewEntry | null> => {
    const page = pageNames.find((name) => contentPages[name].path === path);
    const found = page && (await getPreviewContent(db, previewId, page, new Date()));
    if (!found) return null;
    const body = { success: true, data: { ...found, updated_at: unsavedVersion } };
    return { apiPath: `/api/content/${page}`, body, isPublished: false };
  };
  return async (path, previewId) => {
    if (previewId) return content(path, previewId);
    const [, page, name = ''] = path.split('/');
    if (page === 'itinerary') return destination(name);
    if (page === 'wedding') return wedding(name);
    return post(page === 'blog-details' ? 'blog' : 'news', Number(name));
  };
}
