import { createHash } from 'node:crypto';

/**
 * The headers of pages.
 * @param inlineScript the only inline script that is allowed
 * @param frames the origins that may show them in a frame
 */
export function createPageHeaders(inlineScript: string, frames: "'none'" | "'self'"): Record<string, string> {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const contentSecurityPolicy = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    // MUI writes styles into the page.
    "style-src 'self' 'unsafe-inline'",
    // Wherever staff found them: on a page with TLS, browsers load those without it by HTTPS.
    "img-src 'self' data: http: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': frames === "'none'" ? 'DENY' : 'SAMEORIGIN',
    // Browsers revalidate pages each time, mostly with a 304: an edit is visible at once.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
  };
}
