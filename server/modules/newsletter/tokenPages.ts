import type { Context } from 'koa';
import type { Database } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import { getSettings } from '../settings/queries.ts';
import { action } from './actions.ts';
import type { PageFonts } from './confirmationAssets.ts';
import { type ConfirmationPage, confirmationPages } from './confirmationPage.ts';
import { newsletterTexts, verificationDays, verifySchema } from './contract.ts';
import type { TokenPurpose } from './tokens.ts';

type PageTexts = { heading: string; text: string };

const pages = {
  verify: {
    ask: {
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
    ask: {
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
export function tokenPages(db: Database, fonts: PageFonts) {
  const sendPage = confirmationPages(fonts);
  const showPage = async (
    ctx: Context,
    status: number,
    texts: PageTexts,
    more: Partial<ConfirmationPage> = {},
  ) => {
    const { agency_name: agencyName } = await getSettings(db);
    sendPage(ctx, status, { agencyName, ...texts, ...more });
    return undefined;
  };

  /** Runs `check` and shows what comes of it as a page: 400 and the quoted text for a bad token. */
  const showOutcome = async (
    ctx: Context,
    purpose: TokenPurpose,
    check: Promise<unknown>,
    shown: () => Promise<undefined>,
  ) => {
    try {
      await check;
    } catch (error) {
      if (!(error instanceof AppError && error.status === 400)) throw error;
      return showPage(ctx, 400, pages[purpose].failed, { isProblem: true });
    }
    return shown();
  };

  const askPage = (purpose: TokenPurpose, find: (token: string, now: Date) => Promise<unknown>) =>
    action({
      summary: `The page behind a link of a mail: ${pages[purpose].button.toLowerCase()}`,
      access: 'public',
      input: verifySchema,
      handle: ({ input: { token }, context, ctx }) =>
        showOutcome(ctx, purpose, find(token, context.now), () =>
          showPage(ctx, 200, pages[purpose].ask, {
            action: {
              url: `/api/newsletter?action=${purpose}&token=${encodeURIComponent(token)}`,
              label: pages[purpose].button,
              // Mail scanners follow links, so opening one must not unsubscribe.
              atOnce: purpose === 'verify',
            },
          }),
        ),
    });

  /** A page for the button of our page, JSON for everybody else. */
  async function answerForm(ctx: Context, purpose: TokenPurpose, done: Promise<void>) {
    const wantsPage = ctx.accepts('json', 'html') === 'html';
    if (wantsPage) return showOutcome(ctx, purpose, done, () => showPage(ctx, 200, pages[purpose].done));
    await done;
    const message = purpose === 'verify' ? newsletterTexts.verified : newsletterTexts.unsubscribed;
    return { success: true, message };
  }

  return { askPage, answerForm };
}
