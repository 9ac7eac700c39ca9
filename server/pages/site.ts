import { join } from 'node:path';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import type { Config } from '../platform/config.ts';
import type { AnswerCache } from '../platform/http/answerCache.ts';
import type { RequestState } from '../platform/http/state.ts';
import type { Logger } from '../platform/logger.ts';
import type { Storage } from '../platform/storage.ts';
import { openAnswers } from './answers.ts';
import { openRenderer } from './renderer.ts';
import { shareImages } from './shareImages.ts';
import { sitePages } from './sitePages.ts';
import { staticFiles } from './staticFiles.ts';

/** The built client with its server-rendered pages, ready to be mounted. */
export type Site = {
  /** Files as they were built. */
  files: Middleware<RequestState>[];
  /** The pages, whose data is read from what is kept, or from `app` itself. */
  pages(app: Koa<RequestState>, cache: AnswerCache): Middleware<RequestState>;
};

type Dependencies = {
  config: Pick<Config, 'PUBLIC_URL'>;
  storage: Storage;
  logger: Logger;
  /** Folder of the build. */
  dist: string;
};

/** Opens the site, or null when nothing was built. */
export async function openSite({ config, storage, logger, dist }: Dependencies): Promise<Site | null> {
  const renderer = await openRenderer(dist, config.PUBLIC_URL);
  if (!renderer) return null;
  const clientDir = join(dist, 'client');
  const files = await staticFiles(clientDir);
  return {
    files: [files, shareImages(clientDir, storage)],
    pages: (app, cache) =>
      sitePages({ renderer, answers: openAnswers(app, cache), publicUrl: config.PUBLIC_URL, logger }),
  };
}
