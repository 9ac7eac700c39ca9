import type { Context } from 'koa';
import type { Database } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PlainForm } from '../../../platform/http/plainForm.ts';
import type { SendPage } from '../../../platform/http/standalonePage.ts';
import { html } from '../../../platform/text/htmlTemplate.ts';
import { openInvitation, readInvitationToken } from './openInvitation.ts';
import { renderReviewForm, toTypedReview } from './renderReviewForm.ts';
import { invitationTexts } from './texts.contract.ts';

type Dependencies = { db: Database; secret: string; sendPage: SendPage };

/** The pages of an invitation in a browser without script. */
export function reviewPages({ db, secret, sendPage }: Dependencies) {
  const open = (token: string, now: Date) => openInvitation(db, readInvitationToken(secret, token), now);

  /** Shows the form, or why there is none. */
  const showInvitation = async (ctx: Context, token: string, now: Date) => {
    try {
      const invitation = await open(token, now);
      if (!invitation.is_editable) {
        return sendPage(ctx, 200, {
          heading: 'Thank you for your review',
          content: renderNotice(invitationTexts.moderated),
        });
      }
      return sendPage(ctx, 200, {
        heading: 'Review your journey',
        content: renderReviewForm(token, invitation),
        isWide: true,
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 404) throw error;
      return sendPage(ctx, 404, {
        heading: 'Nothing to review here',
        content: renderNotice(error.message),
        isProblem: true,
      });
    }
  };

  const plainForm: PlainForm = {
    received: 'Your review is with us',
    refused: 'Your review was not sent',
    renderAgain: async ({ ctx, fields, errors }) => {
      const token = String(ctx['params'].token); // where the router puts it
      const invitation = { ...(await open(token, new Date())), review: toTypedReview(fields) };
      return renderReviewForm(token, invitation, errors);
    },
  };

  return { showInvitation, plainForm };
}

const renderNotice = (text: string) => html`<p role="status">${text}</p>
<p class="back"><a href="/contact">Write to us</a></p>`;
