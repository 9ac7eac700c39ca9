import {
  type CeoMessageAnswer,
  ceoMessageInputSchema,
  ceoMessageSchema,
  ceoTexts,
} from '@modules/ceo/contract.ts';
import { Box, Button, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { toErrors, useDraft } from '../../../ui/admin/useDraft.ts';
import { useStaleEntry } from '../../../ui/admin/useStaleEntry.tsx';
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
  const { draft, set, field, fail, restart, dirty, form } = useDraft({ message: editing?.message ?? '' });
  const [create, creating] = useCreateCeoMessageMutation();
  const [update, updating] = useUpdateCeoMessageMutation();
  const stale = useStaleEntry({
    entry: editing,
    schema: ceoMessageSchema,
    toDraft: ({ message }) => ({ message }),
    draft,
    restart,
    set,
  });
  const toast = useCeoToast();
  const mayGo = useUnsavedGuard(dirty);
  const busy = creating.isLoading || updating.isLoading;

  const put = (version?: string) =>
    editing
      ? update({
          id: editing.id,
          change: version ? { message: draft.message, updated_at: version } : { message: draft.message },
        })
      : create(draft.message);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await save(stale.base?.updated_at);
  };

  const save = async (version?: string) => {
    if (busy) return;
    const checked = ceoMessageInputSchema.safeParse(draft);
    if (!checked.success) {
      toast('error', checked.error.issues[0]?.message ?? ceoTexts.required);
      return fail(toErrors(checked.error.issues));
    }
    const { error } = await put(version);
    if (error && stale.note(asApiError(error))) return;
    if (error) {
      return toast('error', editing ? 'Failed to update message' : 'Failed to add message');
    }
    toast('success', editing ? ceoTexts.updated : ceoTexts.added);
    restart({ message: '' });
    onDone();
  };

  return (
    <Panel title={editing ? 'Edit Message' : 'Add Daily Message'}>
      <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          multiline
          minRows={4}
          maxRows={14}
          label="Message"
          required
          autoFocus={editing !== null}
          {...field('message')}
          slotProps={{ htmlInput: { maxLength: 5000 } }}
        />
        {stale.notice}
        {stale.dialog(() => void save())}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          {editing ? (
            <Button color="inherit" disabled={busy} onClick={async () => (await mayGo()) && onDone()}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" variant="contained" loading={busy}>
            {editing ? 'Update Message' : 'Add Message'}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
