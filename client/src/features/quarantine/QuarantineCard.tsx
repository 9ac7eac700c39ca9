import type { Quarantined, QuarantineForm } from '@modules/quarantine/contract.ts';
import { Box, Button, Card, Typography } from '@mui/material';
import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMay } from '../../app/session/useSession.ts';
import { Badge } from '../../components/admin/Badge.tsx';
import { useConfirm } from '../../components/admin/Confirm.tsx';
import { useToast } from '../../components/admin/Toasts.tsx';
import { useDiscardSubmissionMutation, useReleaseSubmissionMutation } from './quarantineApi.ts';

const formNames: Record<QuarantineForm, string> = {
  contact: 'Contact form',
  booking: 'Booking form',
  newsletter: 'Newsletter',
};

const reasonTexts: Record<Quarantined['reasons'][number], string> = {
  honeypot: 'Filled in a field that people do not see',
  too_quick: 'Sent faster than a person types',
};

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** One submission that waits: who it says it is, what it says, why it is here, and what to do with it. */
export function QuarantineCard({ held }: { held: Quarantined }) {
  const [release, releasing] = useReleaseSubmissionMutation();
  const [discard, discarding] = useDiscardSubmissionMutation();
  const mayRelease = useMay('enquiries.respond');
  const mayDelete = useMay('enquiries.delete');
  const confirm = useConfirm();
  const toast = useToast();
  const who = held.name ?? held.email;

  const letThrough = async () => {
    const { error } = await release(held.id);
    if (error) toast('error', `The submission of ${who} was not released: ${error.message}`);
    else toast('success', `The submission of ${who} was released.`);
  };

  const remove = async () => {
    const yes = await confirm({
      title: 'Delete Submission',
      text: `Are you sure you want to delete what ${who} sent? This action cannot be undone.`,
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!yes) return;
    const { error } = await discard(held.id);
    if (error) toast('error', `The submission was not deleted: ${error.message}`);
    else toast('success', 'Submission deleted.');
  };

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
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[formNames[held.form], held.email, held.phone, moment.format(new Date(held.created_at))]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {held.subject ? <Typography sx={{ fontWeight: 600 }}>{held.subject}</Typography> : null}
      {held.message ? (
        <Typography
          // a scrolling text has to be reached by the keyboard too
          tabIndex={0}
          sx={{ whiteSpace: 'pre-wrap', maxWidth: '80ch', maxHeight: '12em', overflowY: 'auto' }}
        >
          {held.message}
        </Typography>
      ) : null}
      {held.attachment_name ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          With a file, which can be opened after the release: {held.attachment_name}
        </Typography>
      ) : null}
      {mayRelease || mayDelete ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayRelease ? (
            <Button
              variant="contained"
              size="small"
              startIcon={<Check size={16} />}
              loading={releasing.isLoading}
              loadingPosition="start"
              aria-label={`Release the submission of ${who}`}
              onClick={letThrough}
            >
              Release
            </Button>
          ) : null}
          {mayDelete ? (
            <Button
              color="error"
              size="small"
              startIcon={<Trash2 size={16} />}
              loading={discarding.isLoading}
              loadingPosition="start"
              aria-label={`Delete the submission of ${who}`}
              onClick={remove}
            >
              Delete
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Card>
  );
}
