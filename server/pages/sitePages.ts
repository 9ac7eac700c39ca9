import type { Middleware } from 'koa';
import type { FinishedAnswer } from '../platform/http/answerCache.ts';
import { finish } from '../platform/http/finishedAnswers.ts';
import type { RequestState } from '../platform/http/state.ts';
import type { Logger } from '../platform/logger.ts';
import type { Answers } from './answers.ts';
import type { Renderer } from './renderer.ts';
import { pageHeaders } from './securityHeaders.ts';
import { type SiteFile, siteFiles } from './siteFiles.ts';

type Dependencies = {
  renderer: Renderer;
  answers: () => Answers;
  publicUrl: string;
  logger: Logger;
};

/** Makes every page of the public site, which is kept until its data changes, and the page of the back office. */
export function sitePages({ renderer, answers, publicUrl, logger }: Dependencies): Middleware<RequestState> {
  async function make(url: string, file: SiteFile | undefined): Promise<FinishedAnswer> {
    const read = answers();
    if (file) {
      const text = await file.write({ answer: read.answer, publicUrl });
      const headers = { ...pageHeaders, 'Content-Type': file.type };
      return finish([text], { status: 200, headers, tags: read.tags, isPassing: read.hasFailed() });
    }
    const { status, beginning, html, redirect } = await renderer.page(url, read);
    const headers = redirect ? { ...pageHeaders, Location: redirect } : pageHeaders;
    return finish(html, { status, headers, tags: read.tags, isPassing: read.hasFailed() }, beginning);
  }

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (/^\/(api|uploads|media)(\/|$)/.test(ctx.path)) return next();
    if (ctx.path === '/admin' || ctx.path.startsWith('/admin/')) {
      // Addresses of the back office may hold the token of a mailed link: they are told to nobody.
      ctx.set({ ...pageHeaders, 'Cache-Control': 'no-cache', 'Referrer-Policy': 'no-referrer' });
      ctx.body = renderer.adminPage;
      return;
    }
    try {
      ctx.state.finished = await make(ctx.url, siteFiles[ctx.path]);
    } catch (error) {
      logger.error({ err: error, url: ctx.url }, 'page could not be rendered');
      throw error;
    }
  };
}
