import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { type Html, html } from '../text/htmlTemplate.ts';
import { type PageFonts, standalonePageStyles } from './standalonePageStyles.ts';

export type StandalonePage = {
  heading: string;
  content: Html;
  /** Address of one of the server's own scripts. */
  script?: string | undefined;
  isProblem?: boolean | undefined;
  /** For more than one paragraph. */
  isWide?: boolean | undefined;
};

const buildPolicy = (styles: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Sends a page that a link in a mail opens, in the design of the site. Its address contains a token, so no cache may
 * store it, and no other site may see it.
 */
export type SendPage = (ctx: Context, status: number, page: StandalonePage) => Promise<undefined>;

export function standalonePages(fonts: PageFonts, getAgencyName: () => Promise<string>): SendPage {
  const styles = standalonePageStyles(fonts);
  const policy = buildPolicy(styles);
  return async (ctx, status, page) => {
    const agencyName = await getAgencyName();
    ctx.status = status;
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('Content-Security-Policy', policy);
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('X-Robots-Tag', 'noindex');
    ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    ctx.body = `<!doctype html>${renderPage(agencyName, page, styles).markup}`;
    return undefined;
  };
}

function renderPage(
  agencyName: string,
  { heading, content, script, isProblem, isWide }: StandalonePage,
  styles: string,
): Html {
  return html`<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${heading} · ${agencyName}</title>
<link rel="icon" href="/pictures/brand/favicon.svg" type="image/svg+xml">
<style>${{ markup: styles }}</style>
${script !== undefined && html`<script src="${script}" type="module"></script>`}
</head>
<body>
<div class="tiles"></div>
<header><div><a href="/"><img src="/pictures/brand/mark.svg" alt="" width="36" height="36">${agencyName}</a></div></header>
<main tabindex="-1"${(isProblem || isWide) && html` class="${isProblem ? 'problem' : 'wide'}"`}>
<div>
<h1>${heading}</h1>
${content}
</div>
</main>
</body>
</html>`;
}
