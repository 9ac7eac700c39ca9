import {
  type SavedReply,
  type SavedReplyInput,
  savedReplyInputSchema,
  savedReplySchema,
} from '@modules/conversations/contract.ts';
import { variableNames } from '@modules/conversations/variables.contract.ts';
import { Box, Button, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FormControl } from '../../lib/forms/useFormField.ts';
import { useHasPermission } from '../../lib/session/useSession.ts';
import { Form } from '../../ui/admin/form/Form.tsx';
import { FlagInput, TextInput } from '../../ui/admin/form/inputs.tsx';
import { RecoveryNotices } from '../../ui/admin/form/RecoveryNotices.tsx';
import { useEntryForm } from '../../ui/admin/form/useEntryForm.ts';
import { useReportUnsaved } from '../../ui/admin/form/useReportUnsaved.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { saveSavedReply } from './savedRepliesApi.ts';

type Props = {
  /** The saved reply to edit; null creates one. */
  reply: SavedReply | null;
  /** Initial text of a new one. */
  text: string;
  onUnsaved: (unsaved: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
};

const variables = variableNames.map((name) => `{{${name}}}`).join(', ');

/** Creates or changes a saved reply. */
export function SavedReplyForm({ reply, text, onUnsaved, onCancel, onDone }: Props) {
  const mayShare = useHasPermission('replies.manage');
  const blank: SavedReplyInput = { name: '', html: text, shared: false };
  const [save] = saveSavedReply.useMutation();
  const form = useEntryForm({
    draftName: `saved-reply-${reply?.id ?? 'new'}`,
    opened: reply,
    savedSchema: savedReplySchema,
    blank,
    schema: savedReplyInputSchema,
    save: (fields, { version, key }) => save({ id: reply?.id ?? null, fields, version, key }),
    onSaved: onDone,
  });
  useReportUnsaved(form.isDirty, onUnsaved);
  return (
    <Form form={form} gap={1.5}>
      <RecoveryNotices form={form} />
      <TextInput control={form.control} name="name" label="Name" autoFocus sx={{ mt: 1 }} />
      <LetterInput control={form.control} />
      {mayShare ? (
        <FlagInput control={form.control} name="shared" label="For all staff" look="checkbox" />
      ) : null}
      {form.formError ? (
        <FormHelperText error role="alert">
          {form.formError}
        </FormHelperText>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={form.isSubmitting}>
          Save
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}

function LetterInput({ control }: { control: FormControl<SavedReplyInput> }) {
  const { field, fieldState } = useController({ control, name: 'html' });
  const id = useId();
  return (
    <div>
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
    </div>
  );
}
