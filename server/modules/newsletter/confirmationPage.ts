import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { type Html, html } from '../../platform/text/markup.ts';
import { confirmationStyles, type PageFonts } from './confirmationAssets.ts';

/** Where the script of these pages is served. */
const scriptPath = '/api/newsletter/confirm.js';

export type ConfirmationPage = {
  agencyName: string;
  heading: string;
  text: string;
  /** What the button sends by POST; `automatic` lets the script press it. */
  action?: { url: string; label: string; automatic: boolean };
  isProblem?: boolean;
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
 * Sends the small page that a link of a mail opens, in the look of the site. Its address holds a token, so no cache may
 * store it, and no other site may see it.
 */
export function confirmationPages(fonts: PageFonts) {
  const styles = confirmationStyles(fonts);
  const policy = buildPolicy(styles);
  return (ctx: Context, status: number, page: ConfirmationPage): void => {
    ctx.status = status;
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('Content-Security-Policy', policy);
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('X-Robots-Tag', 'noindex');
    ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    ctx.body = `<!doctype html>${renderPage(page, styles).markup}`;
  };
}

function renderPage(page: ConfirmationPage, styles: string): Html {
  return html`<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${page.heading} · ${page.agencyName}</title>
<link rel="icon" href="/pictures/brand/favicon.svg" type="image/svg+xml">
<style>${{ markup: styles }}</style>
${page.action?.automatic && html`<script src="${scriptPath}" type="module"></script>`}
</head>
<body>
<div class="tiles"></div>
<header><div><a href="/"><img src="/pictures/brand/mark.svg" alt="" width="36" height="36">${page.agencyName}</a></div></header>
<main tabindex="-1"${page.isProblem && html` class="problem"`}>
<div>
<h1>${page.heading}</h1>
<p role="status">${page.text}</p>
${page.action && button(page.action)}
<p class="back"><a href="/">Go to the website</a></p>
</div>
</main>
</body>
</html>`;
}

const button = ({ url, label, automatic }: NonNullable<ConfirmationPage['action']>): Html => html`
<form method="post" action="${url}"${automatic && html` data-at-once`}>
<button type="submit">${label}</button>
</form>`;
