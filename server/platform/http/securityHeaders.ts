import type { Middleware } from 'koa';
import { isInternalRequest } from './internalFetch.ts';

const yearInSeconds = 365 * 24 * 3600;

/** What every answer says, unless it says otherwise: it is no page, and loads and does nothing. */
const everywhere = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const byTls = { 'Strict-Transport-Security': `max-age=${yearInSeconds}; includeSubDomains` };

/** The security headers of every response. HSTS is sent only if the public URL uses HTTPS. */
export const protectingHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { ...everywhere, ...byTls } : everywhere;

/** What they are called. */
export const protectingNames = Object.keys({ ...everywhere, ...byTls });

/** Sets them on every answer. */
export function securityHeaders(publicUrl: string): Middleware {
  const headers = protectingHeaders(publicUrl);
  return (ctx, next) => {
    if (!isInternalRequest(ctx.req)) ctx.set(headers);
    return next();
  };
}
