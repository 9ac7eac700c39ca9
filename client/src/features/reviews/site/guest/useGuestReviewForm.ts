import type { GuestReview, Invitation } from '@modules/reviews/invitations/contract.ts';
import { invitationTexts } from '@modules/reviews/invitations/texts.contract.ts';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '../../../../lib/api/apiError.ts';
import { getSubmissionError } from '../../../../lib/api/errorMessage.ts';
import { lazyResolver } from '../../../../lib/forms/lazyResolver.ts';
import { useSpamChecks } from '../../../../lib/forms/spamChecks.ts';
import { unsentChangesText, useSubmissionDraft } from '../../../../lib/forms/useSubmissionDraft.ts';
import { useSubmitForm } from '../../../../lib/forms/useSubmitForm.ts';
import { submitGuestReview } from './guestReviewApi.ts';

type ReviewValues = Invitation['review'];
type Sent = { hasUnsentChanges: boolean };

const failed = 'Your review was not sent. Please try again; what you have written is still here.';

const resolver = lazyResolver(async () => (await import('./reviewResolver.ts')).reviewResolver);

const blank: ReviewValues = {
  guest_name: '',
  name_consent: false,
  travel_month: '',
  journey: '',
  rating: 0,
  text: '',
};

/**
 * The form of a guest's review: a failure or a reload loses nothing that was typed.
 * @param invitation undefined until it is loaded; the form is blank until then
 */
export function useGuestReviewForm(token: string, invitation: Invitation | undefined) {
  const [send] = submitGuestReview.useMutation();
  const [isSent, setIsSent] = useState(false);
  /** Until the guest writes on. */
  const [sent, setSent] = useState<Sent | null>(null);
  const { readSpamChecks } = useSpamChecks();
  const form = useSubmitForm<ReviewValues, GuestReview, Invitation>({
    initial: blank,
    resolver,
    mode: 'onBlur',
    send: (review) => {
      const { website } = readSpamChecks(form.formRef.current);
      return send({ token, review: { ...review, website: website ?? '' } });
    },
    onSent: (saved, values) => {
      setIsSent(true);
      setSent({ hasUnsentChanges: draft.clearSent(values, saved.review) });
    },
  });
  const fill = useEffectEvent((review: ReviewValues) => form.reset(review));
  // As a transition, whose small steps do not block a slow phone.
  useEffect(() => {
    if (invitation) startTransition(() => fill(invitation.review));
  }, [invitation]);
  const draft = useSubmissionDraft(form, {
    // The number of the enquiry, without the signature that opens it; the draft follows the invitation.
    name: `review-draft-${invitation ? token.split('-')[0] : ''}`,
    onEdited: () => setSent((current) => (current?.hasUnsentChanges ? current : null)),
  });
  return {
    ...form,
    isSent: isSent || invitation?.is_sent === true,
    outcome: getOutcome(form.failure, sent),
  };
}

function getOutcome(failure: ApiError | null, sent: Sent | null) {
  if (failure) return { kind: 'error' as const, message: getSubmissionError(failure, failed) };
  if (!sent) return null;
  const message = sent.hasUnsentChanges
    ? `${invitationTexts.sent} ${unsentChangesText}`
    : invitationTexts.sent;
  return { kind: 'success' as const, message };
}
