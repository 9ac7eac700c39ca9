import type { Context, Middleware } from 'koa';
import type { RequestState } from '../platform/http/state.ts';
import type { Logger } from '../platform/logger.ts';
import { pageCacheReads } from '../platform/metrics.ts';
import type { Answers } from './answers.ts';
import { encodingFor, toCachedPage } from './compressed.ts';
import type { CachedPage, PageCache } from './pageCache.ts';
import type { Renderer } from './renderer.ts';
import { pageHeaders } from './securityHeaders.ts';
import { type SiteFile, siteFiles } from './siteFiles.ts';

type Dependencies = {
  renderer: Renderer;
  cache: PageCache;
  answers: () => Answers;
  publicUrl: string;
  logger: Logger;
};

/** Longer addresses are rendered, but not kept: nobody links to them, and they would fill the cache. */
const longestKey = 300;

/** Every page of the public site (rendered here, kept until its data changes) and the page of the back office. */
export function sitePages({
  renderer,
  cache,
  answers,
  publicUrl,
  logger,
}: Dependencies): Middleware<RequestState> {
  const rendering = new Map<string, Promise<CachedPage>>();

  async function make(url: string, file: SiteFile | undefined): Promise<CachedPage> {
    const mark = cache.mark();
    const read = answers();
    if (file) {
      const text = await file.write({ answer: read.answer, publicUrl });
      const headers = { ...pageHeaders, 'Content-Type': file.type };
      const page = await toCachedPage(text, { status: 200, headers, tags: read.tags });
      if (!read.hasFailed()) cache.set(url, page, mark);
      return page;
    }
    const { status, html, redirect } = await renderer.page(url, read);
    const headers = redirect ? { ...pageHeaders, Location: redirect } : pageHeaders;
    const page = await toCachedPage(html, { status, headers, tags: read.tags });
    if (url.length <= longestKey && !read.hasFailed()) cache.set(url, page, mark);
    return page;
  }

  /** Many visitors of one page that is not kept yet wait for one rendering. */
  function find(url: string, file: SiteFile | undefined): CachedPage | Promise<CachedPage> {
    const kept = cache.get(url);
    pageCacheReads.inc({ result: kept ? 'hit' : 'miss' });
    if (kept) return kept;
    const waiting = rendering.get(url);
    if (waiting) return waiting;
    const made = make(url, file).finally(() => rendering.delete(url));
    rendering.set(url, made);
    return made;
  }

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (/^\/(api|uploads|media)(\/|$)/.test(ctx.path)) return next();
    if (ctx.path === '/admin' || ctx.path.startsWith('/admin/')) {
      ctx.set({ ...pageHeaders, 'Cache-Control': 'no-cache' });
      ctx.body = renderer.adminPage;
      return;
    }
    const file = siteFiles[ctx.path];
    const url = file ? ctx.path : ctx.url;
    try {
      send(ctx, await find(url, file));
    } catch (error) {
      logger.error({ err: error, url }, 'page could not be rendered');
      throw error;
    }
  };
}

function send(ctx: Context, page: CachedPage) {
  ctx.status = page.status;
  ctx.set(page.headers);
  ctx.set('ETag', page.etag);
  if (page.status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = encodingFor(ctx, (name) => page.bodies[name] !== undefined);
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.body = page.bodies[encoding ?? 'identity'];
}
