import { Button, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { failureText } from '../../../../lib/api/failureText.ts';
import { adminScreens } from '../../../../lib/session/adminScreens.ts';
import { useHasPermission } from '../../../../lib/session/useSession.ts';
import { formatDate } from '../../../../ui/admin/dateFormats.ts';
import { RetryAlert } from '../../../../ui/admin/StateViews.tsx';
import { Subsection } from '../../../../ui/admin/Subsection.tsx';
import { toastResult } from '../../../../ui/admin/toastResult.ts';
import { getOutcome } from '../outcome/outcomeApi.ts';
import { getReviewInvitation, inviteToReview } from './reviewInvitationApi.ts';

/** Whether the guest of a booked enquiry was invited to review the journey; the invitation is sent once. */
export function ReviewInvitation({ enquiryId }: { enquiryId: number }) {
  const outcome = getOutcome.useQuery(enquiryId);
  const { data: invitation, error, refetch } = getReviewInvitation.useQuery(enquiryId);
  const may = useHasPermission('enquiries.respond');
  if (error && invitation === undefined) {
    const failure = failureText('The invitation to review could not be loaded', error);
    return <RetryAlert message={failure} onRetry={refetch} />;
  }
  if (invitation === undefined) return null;
  if (!invitation && (outcome.data?.outcome !== 'booked' || !may)) return null;
  return (
    <Subsection title="Review">
      {invitation ? (
        <Typography>
          Invited on {formatDate(new Date(invitation.invited_at))}.{' '}
          {invitation.review_id === null ? (
            'The guest has not written yet.'
          ) : (
            <MuiLink component={Link} to={adminScreens.reviews.path}>
              The guest has written a review
            </MuiLink>
          )}
        </Typography>
      ) : (
        <InviteButton enquiryId={enquiryId} />
      )}
    </Subsection>
  );
}

function InviteButton({ enquiryId }: { enquiryId: number }) {
  const [invite, { isLoading }] = inviteToReview.useMutation();
  const send = async () => {
    toastResult(await invite(enquiryId), 'The guest was not invited', 'The guest is invited by mail.');
  };
  return (
    <Button variant="outlined" disabled={isLoading} onClick={send}>
      Invite to review
    </Button>
  );
}
