import type { Middleware } from 'koa';

const yearInSeconds = 365 * 24 * 3600;

/** The headers of every response that does not override them, for responses that are not pages. */
const commonHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const tlsHeaders = { 'Strict-Transport-Security': `max-age=${yearInSeconds}; includeSubDomains` };

/** The security headers of every response. HSTS is sent only if the public URL uses HTTPS. */
export const getSecurityHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { ...commonHeaders, ...tlsHeaders } : commonHeaders;

export const securityHeaderNames = Object.keys({ ...commonHeaders, ...tlsHeaders });

export function securityHeaders(publicUrl: string): Middleware {
  const headers = getSecurityHeaders(publicUrl);
  return (ctx, next) => {
    ctx.set(headers);
    return next();
  };
}
