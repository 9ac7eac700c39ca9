import type { Quarantined, QuarantineForm } from '@modules/enquiries/quarantine/contract.ts';
import { Box, Button, Card, Typography } from '@mui/material';
import { Check, Trash2 } from 'lucide-react';
import { useMay } from '../../../lib/session/useSession.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { formatDateTime } from '../../../ui/admin/dateFormats.ts';
import { deleteAfterQuestion } from '../../../ui/admin/deleteAfterQuestion.ts';
import { onFirstClick } from '../../../ui/admin/onFirstClick.ts';
import { plainTextStyles } from '../../../ui/admin/richText/proseStyles.ts';
import { showOutcome } from '../../../ui/admin/showOutcome.ts';
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

export function QuarantineCard({ held }: { held: Quarantined }) {
  const who = held.name ?? held.email;
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" component="h2" sx={{ flex: '1 1 12rem' }}>
          {who}
        </Typography>
        {held.reasons.map((reason) => (
          <Badge key={reason} tone="warning">
            {reasonTexts[reason]}
          </Badge>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[formNames[held.form], held.email, held.phone, formatDateTime(held.created_at)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {held.subject ? (
        <Typography sx={{ fontWeight: 600, unicodeBidi: 'plaintext' }}>{held.subject}</Typography>
      ) : null}
      {held.message ? (
        <Typography
          // a scrollable region must be reachable by keyboard
          tabIndex={0}
          sx={{ ...plainTextStyles, maxHeight: '12em', overflowY: 'auto' }}
        >
          {held.message}
        </Typography>
      ) : null}
      {held.attachment_name ? (
        <Typography variant="body2" color="textSecondary">
          With a file, which can be opened after the release: {held.attachment_name}
        </Typography>
      ) : null}
      <QuarantineButtons held={held} who={who} />
    </Card>
  );
}

function QuarantineButtons({ held, who }: { held: Quarantined; who: string }) {
  const mayRelease = useMay('enquiries.respond');
  const mayDelete = useMay('enquiries.delete');
  const { releaseHeld, isReleasing, askAndDelete } = useQuarantineActions(held, who);
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
          onClick={onFirstClick(releaseHeld)}
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
function useQuarantineActions(held: Quarantined, who: string) {
  const [release, { isLoading: isReleasing }] = releaseSubmission.useMutation();
  const [discard] = discardSubmission.useMutation();

  const releaseHeld = async () => {
    showOutcome(
      await release(held.id),
      `The submission of ${who} was not released`,
      `The submission of ${who} was released.`,
    );
  };

  const askAndDelete = () =>
    deleteAfterQuestion({
      title: 'Delete Submission',
      question: `Are you sure you want to delete what ${who} sent?`,
      list: 'quarantine',
      id: held.id,
      remove: () => discard(held.id),
      deletedText: `The submission of ${who} was deleted.`,
      onFailed: (error) => showOutcome({ error }, `The submission of ${who} was not deleted`),
    });

  return { releaseHeld, isReleasing, askAndDelete };
}
