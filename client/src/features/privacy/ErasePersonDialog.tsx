import { Alert, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { FormDialog } from '../../ui/admin/FormDialog.tsx';
import { getSearchText, type Sought, useErasePersonMutation } from './privacyApi.ts';

type Props = { sought: Sought; onClose: () => void; onErased: () => void };

/** The confirmation of an erasure: the user types the address again. */
export function ErasePersonDialog({ sought, onClose, onErased }: Props) {
  const [erase, { isLoading, error }] = useErasePersonMutation();
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const word = getSearchText(sought);
  const wrong = confirm.trim() !== word;

  const submit = async () => {
    setTried(true);
    if (wrong) return form.current?.querySelector('input')?.focus();
    const { data } = await erase({ ...sought, confirm: confirm.trim() });
    if (data) onErased();
  };

  return (
    <FormDialog
      title="Erase this person"
      submitLabel="Erase for ever"
      saving={isLoading}
      dirty={false}
      problem={error ? `Nothing was erased: ${error.message}` : null}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      maxWidth="sm"
    >
      <Alert severity="warning">
        Names, addresses, numbers, texts and files go for good, in enquiries, subscriptions, the quarantine,
        the activity feed and the history. The figures stay. Mails that were sent are in the mailboxes of
        those who got them, and backups keep everything until they are deleted.
      </Alert>
      <Typography>
        Type <strong>{word}</strong> to confirm.
      </Typography>
      <TextField
        label="Address or number"
        value={confirm}
        autoComplete="off"
        autoFocus
        error={tried && wrong}
        helperText={tried && wrong ? 'This does not match the search' : undefined}
        onChange={(event) => setConfirm(event.target.value)}
      />
    </FormDialog>
  );
}
