import type { Middleware } from 'koa';
import { unavailable } from '../platform/errors.ts';
import { buildCachedResponse, type CachedResponse } from '../platform/http/cache/cachedResponse.ts';
import type { InternalFetch } from '../platform/http/internalFetch.ts';
import { isPreviewAddress, pageAddress } from '../platform/http/pageAddress.ts';
import type { RequestState } from '../platform/http/state.ts';
import { isSignedPath } from '../platform/security/signedLinks.ts';
import { createPageData } from './pageData.ts';
import { type PreviewEntry, previewHeaders, previewNotice, type ReadPreviewEntry } from './preview.ts';
import type { Renderer } from './renderer.ts';
import { type SiteFile, siteFiles } from './siteFiles.ts';

type Dependencies = {
  renderer: Renderer;
  fetchInternally: InternalFetch;
  publicUrl: string;
  /** Signs the addresses of previews. */
  secret: string;
  readPreviewEntry: ReadPreviewEntry;
};

/** The path of a page that moved. */
type Redirect = { redirect: string };

/** An address without an endpoint belongs to a page or a file, which can only be read. */
const refuseOtherMethods: Middleware<RequestState> = async (ctx, next) => {
  await next();
  if (ctx.status !== 404 || ctx.body) return;
  ctx.status = 405;
  ctx.set('Allow', 'GET, HEAD');
};

/**
 * Renders the pages of the public site, which are cached until their data changes, and serves the page of the back
 * office.
 */
export function sitePages(dependencies: Dependencies): Middleware<RequestState> {
  const { renderer, fetchInternally, publicUrl, secret, readPreviewEntry } = dependencies;
  const { pageHeaders, framedPageHeaders, adminPageHeaders } = renderer;

  async function buildPage(url: string, file: SiteFile | undefined): Promise<CachedResponse | Redirect> {
    const data = createPageData(fetchInternally);
    if (file) {
      const text = await file.write({ read: data.read, publicUrl });
      // A crawler would take a partial file for the whole.
      if (data.hasFailed()) throw unavailable();
      const headers = { ...pageHeaders, 'Content-Type': file.type };
      return buildCachedResponse(text, { status: 200, headers, tags: data.tags });
    }
    const { status, html, redirect } = await renderer.renderPage(url, data.read);
    if (redirect) return { redirect };
    const isCacheable = status !== 503 && !data.hasFailed();
    const headers = status === 503 ? { ...pageHeaders, ...unavailable().headers } : pageHeaders;
    return buildCachedResponse(html, { status, headers, tags: data.tags, isCacheable });
  }

  async function buildPreview(path: string, entry: PreviewEntry): Promise<CachedResponse> {
    const { read } = createPageData(fetchInternally);
    const readWithEntry: InternalFetch = async (apiPath) =>
      apiPath === entry.apiPath ? { status: 200, body: entry.body } : read(apiPath);
    const notice = entry.isPublished ? '' : previewNotice;
    const { status, html } = await renderer.renderPage(path, readWithEntry, notice);
    return buildCachedResponse(html, {
      status,
      headers: { ...framedPageHeaders, ...previewHeaders },
      isCacheable: false,
    });
  }

  return async (ctx, next) => {
    if (/^\/(api|uploads|media)(\/|$)/i.test(ctx.path)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return refuseOtherMethods(ctx, next);
    if (ctx.path === '/admin' || ctx.path.startsWith('/admin/')) {
      // Addresses of the back office may contain the token of a mailed link: send no Referer.
      ctx.set({ ...adminPageHeaders, 'Cache-Control': 'no-cache', 'Referrer-Policy': 'no-referrer' });
      ctx.body = renderer.writeAdminPage(ctx.path);
      return;
    }
    if (isPreviewAddress(ctx.url)) {
      const entry = isSignedPath(secret, ctx.path, ctx.query, new Date())
        ? await readPreviewEntry(ctx.path, String(ctx.query['preview'] ?? ''))
        : null;
      if (entry) ctx.state.response = await buildPreview(ctx.path, entry);
      else ctx.redirect(ctx.path); // the public page
      return;
    }
    const page = await buildPage(pageAddress(ctx.url), siteFiles[ctx.path]);
    if ('redirect' in page) {
      ctx.set(pageHeaders);
      ctx.status = 301;
      // Not cached, because it retains parameters that are not part of a page's address, such as a campaign.
      ctx.redirect(page.redirect + ctx.search);
    } else ctx.state.response = page;
  };
}
