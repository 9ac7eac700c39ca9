import { bulkUpdateSchema, newsletterTexts, subscriberStatuses } from '@modules/newsletter/contract.ts';
import { Typography } from '@mui/material';
import { formatNumber } from '@platform/text/formats.contract.ts';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { FormDialog } from '../../../ui/admin/FormDialog.tsx';
import { ChoiceInput } from '../../../ui/admin/form/inputs.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useBulkUpdateSubscribersMutation } from './subscribersApi.ts';
import { statusLabels } from './subscriberWords.ts';

type Props = { emails: string[]; onClose: () => void; onDone: () => void };

export function BulkUpdateDialog({ emails, onClose, onDone }: Props) {
  const [update] = useBulkUpdateSubscribersMutation();
  const toast = useToast();
  const form = useSubmitForm({
    initial: { emails, status: subscriberStatuses[0] },
    resolver: schemaResolver(bulkUpdateSchema),
    send: update,
    onSent: () => {
      toast('success', newsletterTexts.updated);
      onDone();
    },
  });

  return (
    <FormDialog
      title="Bulk Update"
      submitLabel="Update"
      form={form}
      problem={form.failure && `Failed to update subscribers: ${form.failure.message}`}
      onClose={onClose}
    >
      <Typography>
        {emails.length === 1
          ? `${emails[0]} gets this status:`
          : `${formatNumber(emails.length)} subscribers get this status:`}
      </Typography>
      <ChoiceInput
        control={form.control}
        name="status"
        label="Status"
        options={subscriberStatuses}
        labels={statusLabels}
      />
    </FormDialog>
  );
}
