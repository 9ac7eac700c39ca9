import { type SavedReplyInput, savedReplyInputSchema } from '@modules/conversations/contract.ts';
import { variableNames } from '@modules/conversations/variables.contract.ts';
import { Box, Button, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { schemaResolver } from '../../lib/forms/schemaResolver.ts';
import type { FieldProps } from '../../lib/forms/useFormField.ts';
import { useSubmissionKey } from '../../lib/forms/useSubmissionKey.ts';
import { useSubmitForm } from '../../lib/forms/useSubmitForm.ts';
import { useMay } from '../../lib/session/useSession.ts';
import { Form } from '../../ui/admin/form/Form.tsx';
import { FlagInput, TextInput } from '../../ui/admin/form/inputs.tsx';
import { useReportUnsaved } from '../../ui/admin/form/useReportUnsaved.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { useStoreSavedReplyMutation } from './savedRepliesApi.ts';

type Values = { name: string; html: string; shared: boolean };
type Props = {
  edited: Values & { id: number | null };
  onUnsaved: (unsaved: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
};

/** Creates or changes a saved reply. What was typed stays when the server refuses it. */
export function SavedReplyForm({ edited: { id, ...initial }, onUnsaved, onCancel, onDone }: Props) {
  const [store] = useStoreSavedReplyMutation();
  const { sendOnce } = useSubmissionKey();
  const mayShare = useMay('replies.manage');
  const form = useSubmitForm({
    initial,
    resolver: schemaResolver(savedReplyInputSchema),
    send: (body: SavedReplyInput) => sendOnce((key) => store({ id, key, ...body })),
    onSent: onDone,
  });
  const { control, formError, isDirty, isSubmitting } = form;
  useReportUnsaved(isDirty, onUnsaved);
  return (
    <Form form={form} gap={1.5}>
      <TextInput control={control} name="name" label="Name" autoFocus sx={{ mt: 1 }} />
      <LetterField control={control} name="html" />
      {mayShare ? <FlagInput control={control} name="shared" label="For all staff" look="checkbox" /> : null}
      {formError ? (
        <FormHelperText error role="alert">
          {formError}
        </FormHelperText>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          Save
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}

const variables = variableNames.map((name) => `{{${name}}}`).join(', ');

function LetterField(props: FieldProps<Values, string>) {
  const { field, fieldState } = useController(props);
  const id = useId();
  return (
    <>
      <LetterEditor
        label="Text of the saved reply"
        value={field.value}
        onChange={field.onChange}
        invalid={fieldState.invalid}
        describedBy={id}
      />
      <FormHelperText id={id} error={fieldState.invalid}>
        {fieldState.error?.message ?? `Filled in when it is inserted: ${variables}`}
      </FormHelperText>
    </>
  );
}
