import {
  type CeoMessageResponse,
  ceoMessageInputSchema,
  ceoMessageSchema,
  ceoTexts,
} from '@modules/ceo/contract.ts';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { toFormValues } from '../../../lib/forms/toFormValues.ts';
import { Form } from '../../../ui/admin/form/Form.tsx';
import { FormUploadsContext } from '../../../ui/admin/form/FormUploadsContext.ts';
import { listMessages } from '../../../ui/admin/form/formErrors.ts';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { RecoveryNotices } from '../../../ui/admin/form/RecoveryNotices.tsx';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { useReportUnsaved } from '../../../ui/admin/form/useReportUnsaved.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { DescribedImageInput } from '../../../ui/admin/upload/DescribedImageField.tsx';
import { blankDetailValues } from '../../../ui/admin/upload/pictureValues.ts';
import { createCeoMessage, updateCeoMessage } from './ceoMessagesApi.ts';
import { ceoToast } from './ceoToast.ts';

type Signature = Pick<CeoMessageResponse, 'author_name' | 'portrait' | 'portrait_details'>;

type Props = {
  /** The message to edit; null adds one. */
  editing: CeoMessageResponse | null;
  /** Whose name and portrait a new message gets. */
  signature: Signature | undefined;
  onUnsaved: (unsaved: boolean) => void;
  onCancel: () => void;
  /** Returns to adding. */
  onDone: () => void;
};

export function CeoMessageForm(props: Props) {
  const { editing, onUnsaved, onCancel } = props;
  const form = useCeoMessageForm(props);
  const [uploads, setUploads] = useState(0);
  useReportUnsaved(form.isDirty || uploads > 0, onUnsaved);

  return (
    <Panel title={editing ? 'Edit Message' : 'Add Daily Message'}>
      <Form form={form} gap={1.5}>
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
        <TextInput control={form.control} name="author_name" label="Name below the message" />
        <FormUploadsContext value={setUploads}>
          <DescribedImageInput
            control={form.control}
            name="portrait"
            label="Portrait"
            kind="avatar"
            detailsName="portrait_details"
            subject="the portrait"
            uploadPath="ceo/upload-image"
          />
        </FormUploadsContext>
        {form.formError ? <Alert severity="error">{form.formError}</Alert> : null}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          {editing ? (
            <Button color="inherit" disabled={form.isSubmitting} onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" variant="contained" disabled={uploads > 0} loading={form.isSubmitting}>
            {editing ? 'Update Message' : 'Add Message'}
          </Button>
        </Box>
      </Form>
    </Panel>
  );
}

const blank = { message: '', author_name: '', portrait: '', portrait_details: blankDetailValues };

function useCeoMessageForm({ editing, signature, onDone }: Props) {
  const [create] = createCeoMessage.useMutation();
  const [update] = updateCeoMessage.useMutation();
  const form = useEntryForm({
    draftName: `ceo-${editing?.id ?? 'new'}`,
    opened: editing,
    savedSchema: ceoMessageSchema,
    toValues: (message) => toFormValues(message, blank),
    blank: { ...toFormValues({ ...signature }, blank), message: '' },
    schema: ceoMessageInputSchema,
    save: (body, { version, changes, key }) => {
      if (!editing) return create({ fields: body, key });
      const change = { message: body.message, ...changes, updated_at: version ?? undefined };
      return update({ id: editing.id, change });
    },
    onInvalid: (errors) => ceoToast('error', listMessages(errors)[0] ?? ceoTexts.required),
    onFailed: () => ceoToast('error', editing ? 'Failed to update message' : 'Failed to add message'),
    onSaved: () => {
      ceoToast('success', editing ? ceoTexts.updated : ceoTexts.added);
      form.restart(null);
      onDone();
    },
  });
  return form;
}
