import type { GuestReview, Invitation } from '@modules/reviews/invitations/contract.ts';
import { invitationTexts } from '@modules/reviews/invitations/texts.contract.ts';
import { useState } from 'react';
import { getErrorMessage } from '../../../../lib/api/errorMessage.ts';
import { lazyResolver } from '../../../../lib/forms/lazyResolver.ts';
import { useSpamChecks } from '../../../../lib/forms/spamChecks.ts';
import { useSubmissionDraft } from '../../../../lib/forms/useSubmissionDraft.ts';
import { useSubmitForm } from '../../../../lib/forms/useSubmitForm.ts';
import { useSubmitGuestReviewMutation } from './guestReviewApi.ts';

type ReviewValues = Invitation['review'];

const failed = 'Your review was not sent. Please try again; what you have written is still here.';

const resolver = lazyResolver(async () => (await import('./reviewResolver.ts')).reviewResolver);

/** The form of a guest's review: a failure or a reload loses nothing that was typed. */
export function useGuestReviewForm(token: string, invitation: Invitation) {
  const [send] = useSubmitGuestReviewMutation();
  const [sent, setSent] = useState<Invitation | null>(null);
  const { readSpamChecks } = useSpamChecks();
  const form = useSubmitForm<ReviewValues, GuestReview, Invitation>({
    initial: invitation.review,
    resolver,
    mode: 'onTouched',
    send: (review) => {
      const { website } = readSpamChecks(form.formRef.current);
      return send({ token, review: { ...review, website: website ?? '' } });
    },
    onSent: (saved) => {
      draft.clear(saved.review);
      setSent(saved);
    },
  });
  const draft = useSubmissionDraft(form, {
    // The number of the enquiry, without the signature that opens it.
    name: `review-draft-${token.split('-')[0]}`,
    onRestored: () => {},
    onEdited: () => setSent(null),
  });
  return {
    ...form,
    isSent: sent !== null || invitation.is_sent,
    outcome: sent
      ? { kind: 'success' as const, message: invitationTexts.sent }
      : form.failure && { kind: 'error' as const, message: getErrorMessage(form.failure, failed) },
  };
}
