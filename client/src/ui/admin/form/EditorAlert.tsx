import { Alert } from '@mui/material';
import { listMessages } from './formErrors.ts';
import type { EntryForm } from './useEntryForm.ts';

/** What is wrong with the fields, or else why saving failed. */
export function EditorAlert({ form: { errors, failure } }: { form: Pick<EntryForm, 'errors' | 'failure'> }) {
  const problem = listMessages(errors).join(', ') || failure?.message;
  return problem ? (
    <Alert severity="error" sx={{ mb: 2.5 }}>
      {problem}
    </Alert>
  ) : null;
}
