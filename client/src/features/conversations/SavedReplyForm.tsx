import { variableNames } from '@modules/conversations/variables.contract.ts';
import { Box, Button, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { asApiError } from '../../lib/api/apiError.ts';
import { getChanges } from '../../lib/forms/getChanges.ts';
import { useSubmissionKey } from '../../lib/forms/useSubmissionKey.ts';
import { useMay } from '../../lib/session/useSession.ts';
import { useReportUnsaved } from '../../ui/admin/form/useReportUnsaved.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { useStoreSavedReplyMutation } from './savedRepliesApi.ts';

type Props = {
  edited: { id: number | null; name: string; html: string; shared: boolean };
  onUnsaved: (unsaved: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
};

const variables = variableNames.map((name) => `{{${name}}}`).join(', ');

/** Creates or changes a saved reply. What was typed stays when the server refuses it. */
export function SavedReplyForm({ edited, onUnsaved, onCancel, onDone }: Props) {
  const [values, setValues] = useState({ name: edited.name, html: edited.html, shared: edited.shared });
  const [store, { isLoading, error }] = useStoreSavedReplyMutation();
  const { sendOnce } = useSubmissionKey();
  useReportUnsaved(Object.keys(getChanges(values, edited)).length > 0, onUnsaved);
  const id = useId();
  const failure = error && asApiError(error);
  const getError = (field: string) => failure?.errors?.find((one) => one.field === field)?.message;
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));

  const save = async () => {
    const { error: refused } = await sendOnce((key) => store({ id: edited.id, key, ...values }));
    if (!refused) onDone();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        autoFocus
        label="Name"
        value={values.name}
        error={getError('name') !== undefined}
        helperText={getError('name')}
        onChange={(event) => change({ name: event.target.value })}
        sx={{ mt: 1 }}
      />
      <LetterEditor
        label="Text of the saved reply"
        value={values.html}
        onChange={(html) => change({ html })}
        invalid={getError('html') !== undefined}
        describedBy={id}
      />
      <FormHelperText id={id} error={getError('html') !== undefined}>
        {getError('html') ?? `Filled in when it is inserted: ${variables}`}
      </FormHelperText>
      <SharedChoice shared={values.shared} onChange={(shared) => change({ shared })} />
      {failure && !failure.errors ? (
        <FormHelperText error role="alert">
          {failure.message}
        </FormHelperText>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" loading={isLoading} onClick={save}>
          Save
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

/** Nothing for those who have saved replies of their own alone. */
function SharedChoice({ shared, onChange }: { shared: boolean; onChange: (shared: boolean) => void }) {
  if (!useMay('replies.manage')) return null;
  return (
    <FormControlLabel
      control={<Checkbox checked={shared} onChange={(event) => onChange(event.target.checked)} />}
      label="For all staff"
    />
  );
}
