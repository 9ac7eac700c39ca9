import { getNavigation } from './getNavigation.ts';

/**
 * Fetches a module into the browser's cache before it is imported: most browsers remember a failed import for as long
 * as the page is open. A page of an earlier release, whose files are gone, is reloaded once.
 * @throws Error when the connection broke, or the file is missing
 */
export async function cacheModule(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) {
    if (response.status === 404 && getNavigation()?.type !== 'reload') location.reload();
    throw new Error(`${href} could not be loaded`);
  }
  // The cache has the file when it is complete.
  await response.arrayBuffer();
}
