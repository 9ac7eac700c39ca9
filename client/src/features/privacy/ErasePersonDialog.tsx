import { erasureSchema } from '@modules/privacy/contract.ts';
import { Alert, Typography } from '@mui/material';
import { schemaResolver } from '../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../lib/forms/useSubmitForm.ts';
import { FormDialog } from '../../ui/admin/FormDialog.tsx';
import { TextInput } from '../../ui/admin/form/inputs.tsx';
import { getSearchText, type Sought, useErasePersonMutation } from './privacyApi.ts';

type Props = { sought: Sought; onClose: () => void; onErased: () => void };

export function ErasePersonDialog({ sought, onClose, onErased }: Props) {
  const [erase] = useErasePersonMutation();
  const form = useSubmitForm({
    initial: { ...sought, confirm: '' },
    resolver: schemaResolver(erasureSchema),
    send: erase,
    onSent: onErased,
  });

  return (
    <FormDialog
      title="Erase this person"
      submitLabel="Erase for ever"
      form={form}
      problem={form.failure && `Nothing was erased: ${form.failure.message}`}
      onClose={onClose}
    >
      <Alert severity="warning">
        Names, addresses, numbers, texts and files go for good, in enquiries, subscriptions, the quarantine,
        the activity feed and the history. The figures stay. Mails that were sent are in the mailboxes of
        those who got them, and backups keep everything until they are deleted.
      </Alert>
      <Typography>
        Type <strong>{getSearchText(sought)}</strong> to confirm.
      </Typography>
      <TextInput
        control={form.control}
        name="confirm"
        label="Address or number"
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
