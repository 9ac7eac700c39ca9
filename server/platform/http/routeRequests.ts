import Router from '@koa/router';
import type { Middleware } from 'koa';
import compose from 'koa-compose';
import type { Endpoint } from './endpoints.ts';
import type { RequestState } from './state.ts';

/**
 * Routes requests to the declared endpoints; a wrong method is 405 with `Allow`. Each area, such as `/api/blog`, has
 * its own router, because a router compares a request with each of its paths. Each path without parameters has one as
 * well: `/api/contact/submit` is not the message with the id "submit", for any method.
 */
export function routeRequests(endpoints: readonly Endpoint[]): Middleware<RequestState> {
  const fixed = createRouters(
    endpoints.filter(({ path }) => !path.includes(':')),
    normalize,
  );
  const byArea = createRouters(endpoints, getArea);
  return (ctx, next) => {
    const route = fixed.get(normalize(ctx.path)) ?? byArea.get(getArea(ctx.path));
    return route ? route(ctx, next) : next();
  };
}

/** One router for all endpoints whose paths have the same key. */
function createRouters(endpoints: readonly Endpoint[], toKey: (path: string) => string) {
  const keys = new Set(endpoints.map(({ path }) => toKey(path)));
  return new Map(
    [...keys].map((key) => [key, createRouter(endpoints.filter(({ path }) => toKey(path) === key))]),
  );
}

/** A path as the router compares it: in lower case, and without a trailing slash. */
const normalize = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** The first segment of a path, and the second one below `/api`, in lower case. */
const getArea = (path: string) => /^(\/api)?\/[^/]*/.exec(path.toLowerCase())?.[0] ?? '';

function createRouter(endpoints: readonly Endpoint[]): Middleware<RequestState> {
  const router = new Router<RequestState>();
  for (const { method, path, serve } of endpoints) router[method](path, serve);
  // Hides the router's additions to the context type.
  return compose([router.routes(), router.allowedMethods()] as Middleware<RequestState>[]);
}
