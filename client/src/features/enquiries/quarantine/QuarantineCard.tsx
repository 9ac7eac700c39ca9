import type { Quarantined, QuarantineForm } from '@modules/enquiries/quarantine/contract.ts';
import { Box, Button, Card, Typography } from '@mui/material';
import { Check, Trash2 } from 'lucide-react';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { formatDateTime } from '../../../ui/admin/dateFormats.ts';
import { deleteAfterQuestion } from '../../../ui/admin/deleteAfterQuestion.ts';
import { onFirstClick } from '../../../ui/admin/onFirstClick.ts';
import { plainTextStyles } from '../../../ui/admin/richText/proseStyles.ts';
import { toastResult } from '../../../ui/admin/toastResult.ts';
import { discardSubmission, releaseSubmission } from './quarantineApi.ts';

const formNames: Record<QuarantineForm, string> = {
  contact: 'Contact form',
  booking: 'Booking form',
  newsletter: 'Newsletter',
};

const reasonTexts: Record<Quarantined['reasons'][number], string> = {
  honeypot: 'Filled in a field that is hidden from people',
  too_quick: 'Sent faster than a person types',
};

export function QuarantineCard({ submission }: { submission: Quarantined }) {
  const who = submission.name ?? submission.email;
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" component="h2" sx={{ flex: '1 1 12rem' }}>
          {who}
        </Typography>
        {submission.reasons.map((reason) => (
          <Badge key={reason} tone="warning">
            {reasonTexts[reason]}
          </Badge>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[
          formNames[submission.form],
          submission.email,
          submission.phone,
          formatDateTime(submission.created_at),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {submission.subject ? (
        <Typography sx={{ fontWeight: 600, unicodeBidi: 'plaintext' }}>{submission.subject}</Typography>
      ) : null}
      {submission.message ? (
        <Typography
          // a scrollable region must be reachable by keyboard
          tabIndex={0}
          sx={{ ...plainTextStyles, maxHeight: '12em', overflowY: 'auto' }}
        >
          {submission.message}
        </Typography>
      ) : null}
      {submission.attachment_name ? (
        <Typography variant="body2" color="textSecondary">
          With a file, which can be opened after the release: {submission.attachment_name}
        </Typography>
      ) : null}
      <QuarantineButtons submission={submission} who={who} />
    </Card>
  );
}

function QuarantineButtons({ submission, who }: { submission: Quarantined; who: string }) {
  const mayRelease = useHasPermission('enquiries.respond');
  const mayDelete = useHasPermission('enquiries.delete');
  const { release, isReleasing, askAndDelete } = useQuarantineActions(submission, who);
  if (!mayRelease && !mayDelete) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayRelease ? (
        <Button
          variant="contained"
          size="small"
          startIcon={<Check size={16} />}
          loading={isReleasing}
          loadingPosition="start"
          aria-label={`Release the submission of ${who}`}
          onClick={onFirstClick(release)}
        >
          Release
        </Button>
      ) : null}
      {mayDelete ? (
        <Button
          color="error"
          size="small"
          startIcon={<Trash2 size={16} />}
          aria-label={`Delete the submission of ${who}`}
          onClick={askAndDelete}
        >
          Delete
        </Button>
      ) : null}
    </Box>
  );
}

/** Releases or deletes a quarantined submission; `who` names its sender in messages. */
function useQuarantineActions(submission: Quarantined, who: string) {
  const [sendRelease, { isLoading: isReleasing }] = releaseSubmission.useMutation();
  const [discard] = discardSubmission.useMutation();

  const release = async () => {
    toastResult(
      await sendRelease(submission.id),
      `The submission of ${who} was not released`,
      `The submission of ${who} was released.`,
    );
  };

  const askAndDelete = () =>
    deleteAfterQuestion({
      title: 'Delete Submission',
      question: `Are you sure you want to delete what ${who} sent?`,
      list: 'quarantine',
      id: submission.id,
      remove: () => discard(submission.id),
      deletedText: `The submission of ${who} was deleted.`,
      onFailed: (error) => toastResult({ error }, `The submission of ${who} was not deleted`),
    });

  return { release, isReleasing, askAndDelete };
}
