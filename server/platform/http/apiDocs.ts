import type { Middleware } from 'koa';
import { apiDocsPage } from './apiDocsPage.ts';
import type { Endpoint } from './endpoints.ts';
import { describeApi } from './openapi.ts';

/** Allows only the page itself and its inline styles. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves `/api/docs/openapi.json` (OpenAPI 3.1) and `/api/docs` (HTML), each built on first request. */
export function apiDocs(endpoints: readonly Endpoint[], publicUrl: string): Middleware {
  let built: { document: string; page: string } | undefined;
  const build = () => {
    const description = describeApi(endpoints, publicUrl);
    return { document: JSON.stringify(description), page: apiDocsPage(description) };
  };
  return async (ctx, next) => {
    const path = ctx.path.replace(/\/$/, '');
    const isPage = path === '/api/docs';
    if (!isPage && path !== '/api/docs/openapi.json') return next();
    // Another method is 404, because no endpoint has this path.
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    built ??= build();
    ctx.set('Cache-Control', 'public, max-age=300');
    if (isPage) ctx.set({ 'Content-Security-Policy': contentSecurityPolicy, 'X-Frame-Options': 'DENY' });
    ctx.type = isPage ? 'html' : 'json';
    ctx.body = isPage ? built.page : built.document;
  };
}
