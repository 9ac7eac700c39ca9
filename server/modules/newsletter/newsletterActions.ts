import type { Middleware } from 'koa';
import { badRequest } from '../../platform/errors.ts';
import type { Endpoint } from '../../platform/http/endpoints.ts';
import { newsletterTexts } from './contract.ts';

/**
 * Maps the documented addresses, such as `/api/newsletter?action=list`, to their endpoints, such as
 * `/api/newsletter/list`. @throws AppError 400 for an unknown action
 */
export function newsletterActions(endpoints: readonly Endpoint[]): Middleware {
  const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  return (ctx, next) => {
    const method = ctx.method === 'HEAD' ? 'get' : ctx.method.toLowerCase();
    const hasActions = /^\/api\/newsletter\/?$/i.test(ctx.path) && ['get', 'post'].includes(method);
    const { action = '' } = ctx.query;
    // A POST without an action deletes a subscriber.
    if (!hasActions || (method === 'post' && action === '')) return next();
    const path = `/api/newsletter/${action}`;
    if (!known.has(`${method} ${path}`)) throw badRequest(newsletterTexts.unknownAction);
    ctx.path = path;
    return next();
  };
}
