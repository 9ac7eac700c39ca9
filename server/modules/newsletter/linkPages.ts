import type { Context } from 'koa';
import type { Database } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { PageFonts } from '../../platform/http/standalonePageStyles.ts';
import { getSettings } from '../settings/queries.ts';
import { type ConfirmationPage, confirmationPages } from './confirmationPage.ts';
import { newsletterTexts, verificationDays } from './contract.ts';
import type { TokenPurpose } from './tokens.ts';

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

/** What the links of mails open: pages for people, JSON for programs. */
export function linkPages(db: Database, fonts: PageFonts) {
  const sendPage = confirmationPages(fonts);
  const show = async (ctx: Context, status: number, page: Omit<ConfirmationPage, 'agencyName'>) => {
    const { agency_name: agencyName } = await getSettings(db);
    sendPage(ctx, status, { agencyName, ...page });
    return undefined;
  };

  /** Waits for `work`, then shows the page; a page with status 400 and the quoted text for an invalid token. */
  const showOutcome = async (
    ctx: Context,
    purpose: TokenPurpose,
    work: Promise<unknown>,
    page: Omit<ConfirmationPage, 'agencyName'>,
  ) => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof AppError && error.status === 400)) throw error;
      return show(ctx, 400, { ...pages[purpose].failed, isProblem: true });
    }
    return show(ctx, 200, page);
  };

  return {
    /** Shows the button that confirms. Opening a link changes nothing, because mail scanners open links too. */
    showConfirmation: (ctx: Context, purpose: TokenPurpose, token: string, check: Promise<unknown>) =>
      showOutcome(ctx, purpose, check, {
        ...pages[purpose].confirm,
        action: {
          url: `/api/newsletter?action=${purpose}&token=${encodeURIComponent(token)}`,
          label: pages[purpose].button,
          automatic: purpose === 'verify',
        },
      }),
    /** A page for the button of our page, JSON for other clients. */
    showResult: async (ctx: Context, purpose: TokenPurpose, work: Promise<void>) => {
      const wantsPage = ctx.accepts('json', 'html') === 'html';
      if (wantsPage) return showOutcome(ctx, purpose, work, pages[purpose].done);
      await work;
      const message = purpose === 'verify' ? newsletterTexts.verified : newsletterTexts.unsubscribed;
      return { message };
    },
  };
}
