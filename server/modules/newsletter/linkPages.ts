import type { Context } from 'koa';
import { AppError } from '../../platform/errors.ts';
import type { SendPage, StandalonePage } from '../../platform/http/standalonePage.ts';
import { type Html, html } from '../../platform/text/htmlTemplate.ts';
import { newsletterTexts, verificationDays } from './contract.ts';
import type { TokenPurpose } from './tokens.ts';

/** Where the script of these pages is served. */
const scriptPath = '/api/newsletter/confirm.js';

const pages = {
  verify: {
    confirm: {
      heading: 'Confirm your subscription',
      text: 'One step is left: press the button, and our letters will find you.',
    },
    button: 'Confirm my subscription',
    done: { heading: 'Welcome aboard', text: newsletterTexts.verified },
    failed: {
      heading: newsletterTexts.verificationFailed,
      text: `This link is not valid any more: links work for ${verificationDays} days, or until you unsubscribe. Subscribe again on our website, and we will send you a new one.`,
    },
  },
  unsubscribe: {
    confirm: {
      heading: 'Unsubscribe from our newsletter?',
      text: 'Press the button, and we will not write to you again.',
    },
    button: 'Unsubscribe',
    done: { heading: newsletterTexts.unsubscribed, text: 'We will not write to you again. Safe travels!' },
    failed: {
      heading: newsletterTexts.unsubscribeFailed,
      text: 'This link is not valid. Please use the link of the newest mail that you have from us, or write to us.',
    },
  },
} as const;

/** A page with one text and, if given, one button. */
const buildPage = ({ heading, text }: { heading: string; text: string }, button?: Html): StandalonePage => ({
  heading,
  content: html`<p role="status">${text}</p>
${button}
<p class="back"><a href="/">Go to the website</a></p>`,
});

/** The button's POST request; the script presses the one that confirms a subscription. */
function renderButton(purpose: TokenPurpose, token: string): Html {
  const url = `/api/newsletter?action=${purpose}&token=${encodeURIComponent(token)}`;
  return html`
<form method="post" action="${url}"${purpose === 'verify' && html` data-at-once`}>
<button type="submit">${pages[purpose].button}</button>
</form>`;
}

/** Responses to the links in mails: pages for people, JSON for programs. */
export function linkPages(sendPage: SendPage) {
  /** Waits for `work`, then shows the page; a page with status 400 and the quoted text for an invalid token. */
  const showOutcome = async (
    ctx: Context,
    purpose: TokenPurpose,
    work: Promise<unknown>,
    page: StandalonePage,
  ) => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof AppError && error.status === 400)) throw error;
      return sendPage(ctx, 400, { ...buildPage(pages[purpose].failed), isProblem: true });
    }
    return sendPage(ctx, 200, page);
  };

  return {
    /** Shows the button that confirms. Opening a link changes nothing, because mail scanners open links too. */
    showConfirmation: (ctx: Context, purpose: TokenPurpose, token: string, check: Promise<unknown>) =>
      showOutcome(ctx, purpose, check, {
        ...buildPage(pages[purpose].confirm, renderButton(purpose, token)),
        script: purpose === 'verify' ? scriptPath : undefined,
      }),
    /** A page for the button of the page, JSON for other clients. */
    showResult: async (ctx: Context, purpose: TokenPurpose, work: Promise<void>) => {
      const wantsPage = ctx.accepts('json', 'html') === 'html';
      if (wantsPage) return showOutcome(ctx, purpose, work, buildPage(pages[purpose].done));
      await work;
      const message = purpose === 'verify' ? newsletterTexts.verified : newsletterTexts.unsubscribed;
      return { message };
    },
  };
}
