import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { type Html, html } from '../../platform/markup.ts';
import { confirmationStyles } from './confirmationAssets.ts';

/** Where the script of these pages is served. */
export const confirmationScriptPath = '/api/newsletter/confirm.js';

export type ConfirmationPage = {
  agencyName: string;
  heading: string;
  text: string;
  /** What the button asks for, by POST; `atOnce` lets the script press it. */
  action?: { url: string; label: string; atOnce: boolean };
  isProblem?: boolean;
};

const stylesHash = createHash('sha256').update(confirmationStyles).digest('base64');

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${stylesHash}'`,
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Answers the small page that a link of a mail opens. Its address holds a token: nobody may keep or pass it on. */
export function answerConfirmationPage(ctx: Context, status: number, page: ConfirmationPage): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  ctx.body = `<!doctype html>${document(page).markup}`;
}

function document(page: ConfirmationPage): Html {
  return html`<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${page.heading} · ${page.agencyName}</title>
<link rel="icon" href="/pictures/brand/favicon.svg" type="image/svg+xml">
<style>${{ markup: confirmationStyles }}</style>
${page.action?.atOnce && html`<script src="${confirmationScriptPath}" type="module"></script>`}
</head>
<body>
<header><a href="/">${page.agencyName}</a></header>
<main tabindex="-1"${page.isProblem && html` class="problem"`}>
<h1>${page.heading}</h1>
<p role="status">${page.text}</p>
${page.action && button(page.action)}
<p class="back"><a href="/">Go to the website</a></p>
</main>
</body>
</html>`;
}

const button = ({ url, label, atOnce }: NonNullable<ConfirmationPage['action']>): Html => html`
<form method="post" action="${url}"${atOnce && html` data-at-once`}>
<button type="submit">${label}</button>
</form>`;
