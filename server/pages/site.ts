import { join } from 'node:path';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import type { Config } from '../platform/config.ts';
import { changesChannel, type Database, onChangesHere } from '../platform/db.ts';
import type { RequestState } from '../platform/http/state.ts';
import type { Listener } from '../platform/listener.ts';
import type { Logger } from '../platform/logger.ts';
import type { Storage } from '../platform/storage.ts';
import { openAnswers, publicTags } from './answers.ts';
import { createPageCache } from './pageCache.ts';
import { openRenderer } from './renderer.ts';
import { shareImages } from './shareImages.ts';
import { sitePages } from './sitePages.ts';
import { staticFiles } from './staticFiles.ts';

/** The built client with its server-rendered pages, ready to be mounted. */
export type Site = { middleware(app: Koa<RequestState>): Middleware<RequestState>[] };

type Dependencies = {
  config: Pick<Config, 'PUBLIC_URL'>;
  db: Database;
  storage: Storage;
  listener: Listener;
  logger: Logger;
  /** Folder of the build. */
  dist: string;
};

/**
 * Opens the site, or null when nothing was built. Kept pages are purged by what commands of this process commit, by
 * what other processes announce, and all of them after the connection that hears announcements was lost.
 */
export async function openSite({
  config,
  db,
  storage,
  listener,
  logger,
  dist,
}: Dependencies): Promise<Site | null> {
  const renderer = await openRenderer(dist, config.PUBLIC_URL);
  if (!renderer) return null;
  const cache = createPageCache();
  const purge = (entityTypes: Iterable<string>) => {
    const touched = [...entityTypes].filter((type) => publicTags.has(type));
    if (touched.length > 0) cache.purge(touched);
  };
  onChangesHere(db, purge);
  listener.hear(changesChannel, (payload) => purge(payload.split(',')));
  listener.onReconnect(() => cache.purgeAll());

  const clientDir = join(dist, 'client');
  const files = await staticFiles(clientDir);
  return {
    middleware: (app) => [
      files,
      shareImages(clientDir, storage),
      sitePages({ renderer, cache, answers: openAnswers(app), publicUrl: config.PUBLIC_URL, logger }),
    ],
  };
}
