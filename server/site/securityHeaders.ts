import { schemeScriptSource } from './schemeScript.ts';

/** What pages may load and do. Styles may be inline, because MUI writes them so; of inline scripts only one, by its hash. */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${schemeScriptSource}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const pageHeaders: Record<string, string> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // Browsers revalidate pages each time, mostly with a 304: an edit is visible at once.
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Accept-Encoding',
};

/** The headers of pages that the back office shows in a frame: previews. */
export const framedPageHeaders: Record<string, string> = {
  ...pageHeaders,
  'Content-Security-Policy': contentSecurityPolicy.replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
  'X-Frame-Options': 'SAMEORIGIN',
};
