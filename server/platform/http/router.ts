import Router from '@koa/router';
import type { Middleware } from 'koa';
import compose from 'koa-compose';
import type { Endpoint } from './endpoints.ts';
import type { RequestState } from './state.ts';

/**
 * Routes requests to the declared endpoints; a wrong method is 405 with `Allow`. There is one router for each area,
 * such as `/api/blog`, because a router compares a request with every path that it has.
 */
export function routeRequests(endpoints: readonly Endpoint[]): Middleware<RequestState> {
  const routers = new Map<string, Middleware<RequestState>>();
  for (const area of new Set(endpoints.map(({ path }) => getArea(path)))) {
    routers.set(area, createRouter(endpoints.filter(({ path }) => getArea(path) === area)));
  }
  return (ctx, next) => routers.get(getArea(ctx.path))?.(ctx, next) ?? next();
}

/** The first segment of a path, and the second one below `/api`, in lower case. */
const getArea = (path: string) => /^(\/api)?\/[^/]*/.exec(path.toLowerCase())?.[0] ?? '';

function createRouter(endpoints: readonly Endpoint[]): Middleware<RequestState> {
  const router = new Router<RequestState>();
  for (const { method, path, serve } of endpoints) router[method](path, serve);
  // Hides the router's additions to the context type.
  return compose([router.routes(), router.allowedMethods()] as Middleware<RequestState>[]);
}
