import { newsletterTexts, type SubscriberStatus, subscriberStatuses } from '@modules/newsletter/contract.ts';
import { TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../ui/admin/FormDialog.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useBulkUpdateSubscribersMutation } from './subscribersApi.ts';
import { statusLabels } from './subscriberWords.ts';

type Props = { emails: string[]; onClose: () => void; onDone: () => void };

/** Sets one status for all selected subscribers. */
export function BulkUpdateDialog({ emails, onClose, onDone }: Props) {
  const [status, setStatus] = useState<SubscriberStatus>('active');
  const [problem, setProblem] = useState<string | null>(null);
  const [update, { isLoading }] = useBulkUpdateSubscribersMutation();
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();

  const submit = async () => {
    const { error } = await update({ emails, status });
    if (error) return setProblem(`Failed to update subscribers: ${error.message}`);
    toast('success', newsletterTexts.updated);
    onDone();
  };

  return (
    <FormDialog
      title="Bulk Update"
      submitLabel="Update"
      maxWidth="sm"
      saving={isLoading}
      dirty={false}
      problem={problem}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>
        {emails.length === 1
          ? `${emails[0]} gets this status:`
          : `${emails.length.toLocaleString('en-IN')} subscribers get this status:`}
      </Typography>
      <TextField
        select
        label="Status"
        value={status}
        onChange={({ target }) =>
          setStatus(subscriberStatuses.find((one) => one === target.value) ?? 'active')
        }
        slotProps={{ select: { native: true } }}
      >
        {subscriberStatuses.map((one) => (
          <option key={one} value={one}>
            {statusLabels[one]}
          </option>
        ))}
      </TextField>
    </FormDialog>
  );
}
