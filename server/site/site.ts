import { join } from 'node:path';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import type { Config } from '../platform/config.ts';
import { internalFetch } from '../platform/http/internalFetch.ts';
import type { PageFonts } from '../platform/http/standalonePageStyles.ts';
import type { RequestState } from '../platform/http/state.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { ReadPreviewEntry } from './preview.ts';
import { openRenderer } from './renderer.ts';
import { shareImages } from './shareImages.ts';
import { findSiteFonts } from './siteFonts.ts';
import { sitePages } from './sitePages.ts';
import { staticFiles } from './staticFiles.ts';

/** The built client with its server-rendered pages, ready to be mounted. */
export type Site = {
  /** The fonts for pages outside the build. */
  fonts: PageFonts;
  /** Serves the built files. */
  files: Middleware<RequestState>[];
  /** The pages; they read their data through `app` itself, and previews from `readPreviewEntry`. */
  pages(app: Koa<RequestState>, readPreviewEntry: ReadPreviewEntry): Middleware<RequestState>;
};

type Dependencies = {
  config: Pick<Config, 'PUBLIC_URL' | 'JWT_SECRET'>;
  storage: Storage;
  /** Folder of the build. */
  dist: string;
};

/** Opens the site, or null when nothing was built. */
export async function openSite({ config, storage, dist }: Dependencies): Promise<Site | null> {
  const renderer = await openRenderer(dist, config.PUBLIC_URL);
  if (!renderer) return null;
  const clientDir = join(dist, 'client');
  const files = await staticFiles(clientDir);
  return {
    fonts: findSiteFonts(clientDir),
    files: [files, shareImages(clientDir, storage)],
    pages: (app, readPreviewEntry) =>
      sitePages({
        renderer,
        fetchInternally: internalFetch(app),
        publicUrl: config.PUBLIC_URL,
        secret: config.JWT_SECRET,
        readPreviewEntry,
      }),
  };
}
