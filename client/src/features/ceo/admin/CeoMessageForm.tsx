import {
  type CeoMessageAnswer,
  ceoMessageInputSchema,
  ceoMessageSchema,
  ceoTexts,
} from '@modules/ceo/contract.ts';
import { Box, Button } from '@mui/material';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { RecoveryNotices } from '../../../ui/admin/form/RecoveryNotices.tsx';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { useUnsavedGuard } from '../../../ui/admin/useUnsavedGuard.ts';
import { useCreateCeoMessageMutation, useUpdateCeoMessageMutation } from './ceoMessagesApi.ts';
import { useCeoToast } from './useCeoToast.ts';

type Props = {
  /** The message to edit; null adds one. */
  editing: CeoMessageAnswer | null;
  /** Returns to adding. */
  onDone: () => void;
};

/** Adds a message or edits an existing one. */
export function CeoMessageForm({ editing, onDone }: Props) {
  const form = useCeoMessageForm({ editing, onDone });
  const mayGo = useUnsavedGuard(form.isDirty);

  return (
    <Panel title={editing ? 'Edit Message' : 'Add Daily Message'}>
      <Box
        component="form"
        ref={form.formRef}
        noValidate
        onSubmit={form.submit}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        <RecoveryNotices form={form} />
        <TextInput
          control={form.control}
          name="message"
          label="Message"
          required
          multiline
          minRows={4}
          maxRows={14}
          autoFocus={editing !== null}
          slotProps={{ htmlInput: { maxLength: 5000 } }}
        />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          {editing ? (
            <Button
              color="inherit"
              disabled={form.isSubmitting}
              onClick={async () => (await mayGo()) && onDone()}
            >
              Cancel
            </Button>
          ) : null}
          <Button type="submit" variant="contained" loading={form.isSubmitting}>
            {editing ? 'Update Message' : 'Add Message'}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}

function useCeoMessageForm({ editing, onDone }: Props) {
  const [create] = useCreateCeoMessageMutation();
  const [update] = useUpdateCeoMessageMutation();
  const toast = useCeoToast();
  const form = useEntryForm({
    draftName: `ceo-${editing?.id ?? 'new'}`,
    opened: editing,
    savedSchema: ceoMessageSchema,
    toValues: ({ message }) => ({ message }),
    blank: { message: '' },
    schema: ceoMessageInputSchema,
    save: ({ message }, { version }) =>
      editing
        ? update({ id: editing.id, change: { message, updated_at: version ?? undefined } })
        : create(message),
    onInvalid: ({ message }) => toast('error', message?.message ?? ceoTexts.required),
    onFailed: () => toast('error', editing ? 'Failed to update message' : 'Failed to add message'),
    onSaved: () => {
      toast('success', editing ? ceoTexts.updated : ceoTexts.added);
      form.restart(null);
      onDone();
    },
  });
  return form;
}
