import type { Middleware } from 'koa';
import { apiDocsPage } from './apiDocsPage.ts';
import type { Endpoints } from './platform/http/endpoints.ts';
import { describeApi } from './platform/http/openapi.ts';

/** Nothing but the page itself and its own styles. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves `/api/docs/openapi.json` (OpenAPI 3.1) and `/api/docs` (HTML), each built on first request. */
export function apiDocs(areas: readonly Endpoints[], publicUrl: string): Middleware {
  let made: { document: string; page: string } | undefined;
  const make = () => {
    const description = describeApi(
      areas.flatMap(({ declared }) => declared),
      publicUrl,
    );
    return { document: JSON.stringify(description), page: apiDocsPage(description) };
  };
  return async (ctx, next) => {
    const path = ctx.path.replace(/\/$/, '');
    const isPage = path === '/api/docs';
    if (!isPage && path !== '/api/docs/openapi.json') return next();
    // A wrong method falls through to the areas, which know nothing of it: 404.
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    made ??= make();
    ctx.set('Cache-Control', 'public, max-age=300');
    if (isPage) ctx.set({ 'Content-Security-Policy': contentSecurityPolicy, 'X-Frame-Options': 'DENY' });
    ctx.type = isPage ? 'html' : 'json';
    ctx.body = isPage ? made.page : made.document;
  };
}
