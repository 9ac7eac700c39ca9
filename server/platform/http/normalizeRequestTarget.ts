import type { Middleware } from 'koa';

/**
 * Reduces a request to its path: a client may name the whole address, as to a proxy (RFC 9112, section 3.2.2). Its host
 * is no more than the header of this name.
 */
export const normalizeRequestTarget: Middleware = (ctx, next) => {
  ctx.url = ctx.url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');
  return next();
};
