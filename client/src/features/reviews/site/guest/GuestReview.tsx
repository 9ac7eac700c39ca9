import { invitationTexts } from '@modules/reviews/invitations/texts.contract.ts';
import { useDeferredValue } from 'react';
import { asApiError } from '../../../../lib/api/apiError.ts';
import { ButtonLink } from '../../../../ui/site/Button.tsx';
import { EmptyNotice, ErrorNotice } from '../../../../ui/site/Notice.tsx';
import { GuestReviewForm } from './GuestReviewForm.tsx';
import { getInvitation } from './guestReviewApi.ts';

type GuestReviewProps = {
  /** Null while it is not known, empty without one. */
  token: string | null;
};

/** The form of an invitation, or why there is none. */
export function GuestReview({ token }: GuestReviewProps) {
  const { data, error, refetch } = getInvitation.useQuery(token ?? '', { skip: !token });
  // The form is then filled in small steps: in one it would block a slow phone.
  const invitation = useDeferredValue(data);
  if (token === '') return <NoForm title={unknownTitle} text={invitationTexts.unknown} />;
  if (error) {
    const { status, message } = asApiError(error);
    if (status === 404) return <NoForm title={unknownTitle} text={message} />;
    return <ErrorNotice title="Your invitation could not be loaded" text={message} onRetry={refetch} />;
  }
  if (invitation && !invitation.is_editable)
    return <NoForm title="Thank you for your review" text={invitationTexts.moderated} />;
  return (
    <>
      {invitation ? null : (
        <p className="visually-hidden" role="status" aria-label="Loading your invitation" />
      )}
      <GuestReviewForm token={token ?? ''} invitation={invitation} />
    </>
  );
}

const unknownTitle = 'Nothing to review here';

const NoForm = ({ title, text }: { title: string; text: string }) => (
  <EmptyNotice title={title} text={text}>
    <ButtonLink to="/contact">Write to us</ButtonLink>
  </EmptyNotice>
);
