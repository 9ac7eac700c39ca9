import type { Middleware } from 'koa';
import { buildCachedResponse } from '../platform/http/cache/cachedResponse.ts';
import type { CachedResponse } from '../platform/http/cache/responseCache.ts';
import { isPreviewAddress, pageAddress } from '../platform/http/pageQuery.ts';
import type { RequestState } from '../platform/http/state.ts';
import type { Logger } from '../platform/observability/logger.ts';
import { isSignedPath } from '../platform/security/signedLinks.ts';
import type { Answers } from './answers.ts';
import { type PreviewEntry, previewHeaders, previewNotice, type ReadPreviewEntry } from './preview.ts';
import type { Renderer } from './renderer.ts';
import { pageHeaders } from './securityHeaders.ts';
import { type SiteFile, siteFiles } from './siteFiles.ts';

type Dependencies = {
  renderer: Renderer;
  answers: () => Answers;
  publicUrl: string;
  /** Signs the addresses of previews. */
  secret: string;
  readPreviewEntry: ReadPreviewEntry;
  logger: Logger;
};

/**
 * Renders the pages of the public site, which are cached until their data changes, and serves the page of the back
 * office.
 */
export function sitePages(dependencies: Dependencies): Middleware<RequestState> {
  const { renderer, answers, publicUrl, secret, readPreviewEntry, logger } = dependencies;

  async function make(url: string, file: SiteFile | undefined): Promise<CachedResponse> {
    const read = answers();
    if (file) {
      const text = await file.write({ answer: read.answer, publicUrl });
      const headers = { ...pageHeaders, 'Content-Type': file.type };
      return buildCachedResponse([text], {
        status: 200,
        headers,
        tags: read.tags,
        isPassing: read.hasFailed(),
      });
    }
    const { status, beginning, html, redirect } = await renderer.page(url, read);
    const headers = redirect ? { ...pageHeaders, Location: redirect } : pageHeaders;
    return buildCachedResponse(
      html,
      { status, headers, tags: read.tags, isPassing: read.hasFailed() },
      beginning,
    );
  }

  async function makePreview(path: string, entry: PreviewEntry): Promise<CachedResponse> {
    const read = answers();
    const answer: Answers['answer'] = async (asked) =>
      asked === entry.apiPath ? { status: 200, body: entry.body } : read.answer(asked);
    const notice = entry.isPublished ? '' : previewNotice;
    const { status, beginning, html } = await renderer.page(path, { answer }, notice);
    const headers = { ...pageHeaders, ...previewHeaders };
    return buildCachedResponse(html, { status, headers, isPassing: true }, beginning);
  }

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (/^\/(api|uploads|media)(\/|$)/.test(ctx.path)) return next();
    if (ctx.path === '/admin' || ctx.path.startsWith('/admin/')) {
      // Addresses of the back office may contain the token of a mailed link: send no Referer.
      ctx.set({ ...pageHeaders, 'Cache-Control': 'no-cache', 'Referrer-Policy': 'no-referrer' });
      ctx.body = renderer.adminPage;
      return;
    }
    try {
      if (isPreviewAddress(ctx.url)) {
        const entry = isSignedPath(secret, ctx.path, ctx.query, new Date())
          ? await readPreviewEntry(ctx.path)
          : null;
        if (entry) ctx.state.finished = await makePreview(ctx.path, entry);
        else ctx.redirect(ctx.path); // the page as everybody sees it
        return;
      }
      ctx.state.finished = await make(pageAddress(ctx.url), siteFiles[ctx.path]);
    } catch (error) {
      logger.error({ err: error, url: ctx.url }, 'page could not be rendered');
      throw error;
    }
  };
}
