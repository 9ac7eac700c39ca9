import type { Context } from 'koa';
import { z } from 'zod';
import type { Database } from '../../../platform/db/db.ts';
import { invalid } from '../../../platform/errors.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { dataResponse, doneResponseSchema } from '../../../platform/fields.contract.ts';
import { byId, Endpoints, idParams, type Tag } from '../../../platform/http/endpoints.ts';
import { limitForm } from '../../../platform/http/limitForm.ts';
import type { SendPage } from '../../../platform/http/standalonePage.ts';
import { requireEnquiry } from '../../enquiries/queries.ts';
import { failedSpamChecks, honeypotField } from '../../enquiries/spamChecks.contract.ts';
import { inviteGuest } from './commands/inviteGuests.ts';
import { submitGuestReview } from './commands/submitGuestReview.ts';
import { guestReviewSubmissionSchema, invitationSchema, invitationStateSchema } from './contract.ts';
import { openInvitation, readInvitationToken } from './openInvitation.ts';
import { getInvitationState } from './queries.ts';
import { reviewPages } from './reviewPages.ts';
import { invitationTexts } from './texts.contract.ts';

const tag: Tag = {
  name: 'Review invitations',
  description: 'Guests are invited by mail to review their journey, behind a signed link.',
};

type Dependencies = { db: Database; secret: string; rateLimits: boolean; sendPage: SendPage };

/** `/api/review-invitations/:token` for guests, `/api/enquiries/:id/review-invitation` for staff. */
export function reviewInvitationEndpoints(dependencies: Dependencies): Endpoints {
  const invitations = new Endpoints(tag);
  declareGuestCalls(invitations, dependencies);
  declareStaffCalls(invitations, dependencies);
  return invitations;
}

const params = z.object({ token: z.string() });

function declareGuestCalls(invitations: Endpoints, dependencies: Dependencies): void {
  const { db, secret } = dependencies;
  const pages = reviewPages(dependencies);
  invitations.get(
    '/api/review-invitations/:token',
    {
      summary: 'Get the journey that a guest was invited to review, and their review',
      access: 'public',
      params,
      response: dataResponse(invitationSchema),
      produces: 'text/html',
      errors: ['NotFound'],
    },
    async ({ params: { token }, context, ctx }) => {
      if (ctx.accepts('json', 'html') === 'html') return pages.showInvitation(ctx, token, context.now);
      const enquiryId = readInvitationToken(secret, token);
      return { data: await openInvitation(db, enquiryId, context.now) };
    },
  );
  const spec = {
    access: 'public',
    params,
    checkCaller: ({ ctx }: { ctx: Context }) => limitForm(dependencies, ctx, 'review'),
    body: guestReviewSubmissionSchema,
    response: doneResponseSchema.extend({ data: invitationSchema }),
    errors: ['NotFound', 'Conflict'],
  } as const;
  const submit = async ({ params: { token }, body: { website, ...review }, context }: ReviewRequest) => {
    const enquiryId = readInvitationToken(secret, token);
    if (failedSpamChecks({ website }, 0).length > 0) {
      throw invalid([{ field: honeypotField, message: invitationTexts.spam }]);
    }
    await submitGuestReview(db, enquiryId, review, context);
    const data = await openInvitation(db, enquiryId, context.now);
    return { message: invitationTexts.sent, data };
  };
  const path = '/api/review-invitations/:token/review';
  const summary = 'Write the review of an invited guest, or correct it until it was moderated';
  invitations.put(path, { summary, ...spec }, submit);
  // Browsers cannot send PUT without a script.
  invitations.post(path, { summary: `${summary}, by a form`, ...spec, plainForm: pages.plainForm }, submit);
}

type ReviewRequest = {
  params: z.output<typeof params>;
  body: z.output<typeof guestReviewSubmissionSchema>;
  context: CommandContext;
};

function declareStaffCalls(invitations: Endpoints, { db }: Dependencies): void {
  invitations.get(
    '/api/enquiries/:id/review-invitation',
    {
      summary: 'Get whether the guest of an enquiry was invited to review the journey',
      access: 'enquiries.view',
      ...byId,
      response: dataResponse(invitationStateSchema),
    },
    async ({ params: { id } }) => {
      await requireEnquiry(db, id);
      return { data: await getInvitationState(db, id) };
    },
  );
  invitations.post(
    '/api/enquiries/:id/review-invitation',
    {
      summary: 'Invite the guest of a booked enquiry to review the journey, once',
      access: 'enquiries.respond',
      params: idParams,
      response: doneResponseSchema.extend({ data: invitationStateSchema }),
      errors: ['NotFound', 'Conflict', 'ValidationFailed'],
    },
    async ({ params: { id }, context }) => {
      await inviteGuest(db, id, context);
      return { message: invitationTexts.invited, data: await getInvitationState(db, id) };
    },
  );
}
