import type { Context } from 'koa';
import { standalonePages } from '../../platform/http/standalonePage.ts';
import type { PageFonts } from '../../platform/http/standalonePageStyles.ts';
import { type Html, html } from '../../platform/text/markup.ts';

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

/** Sends the small page with one button that a link of a newsletter mail opens. */
export function confirmationPages(fonts: PageFonts) {
  const sendPage = standalonePages(fonts);
  return (ctx: Context, status: number, { text, action, ...page }: ConfirmationPage): void =>
    sendPage(ctx, status, {
      ...page,
      ...(action?.automatic ? { script: scriptPath } : {}),
      content: html`<p role="status">${text}</p>
${action && button(action)}
<p class="back"><a href="/">Go to the website</a></p>`,
    });
}

const button = ({ url, label, automatic }: NonNullable<ConfirmationPage['action']>): Html => html`
<form method="post" action="${url}"${automatic && html` data-at-once`}>
<button type="submit">${label}</button>
</form>`;
