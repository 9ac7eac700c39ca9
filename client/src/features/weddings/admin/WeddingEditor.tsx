import type { WeddingResponse } from '@modules/weddings/contract.ts';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { type EditorCallbacks, EditorDialog } from '../../../ui/admin/form/EditorDialog.tsx';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { EntryGate } from '../../../ui/admin/form/EntryGate.tsx';
import { listMessages } from '../../../ui/admin/form/formErrors.ts';
import type { Opened } from '../../../ui/admin/listAddress.ts';
import { PreviewAction } from '../../../ui/admin/PreviewAction.tsx';
import { useWeddingForm } from './useWeddingForm.ts';
import { WeddingFields } from './WeddingFields.tsx';
import { useGetStaffWeddingQuery } from './weddingsAdminApi.ts';

type Props = { opened: Opened | null; onClose: () => void };

/** Adds or edits a wedding package. */
export function WeddingEditor({ opened, onClose }: Props) {
  return (
    <EditorDialog open={opened !== null} onClose={onClose}>
      {(callbacks) =>
        typeof opened === 'number' ? (
          <ExistingWedding key={opened} id={opened} onClose={onClose} {...callbacks} />
        ) : (
          <WeddingFormView entry={null} onClose={onClose} {...callbacks} />
        )
      }
    </EditorDialog>
  );
}

function ExistingWedding({
  id,
  onClose,
  ...callbacks
}: { id: number; onClose: () => void } & EditorCallbacks) {
  const query = useGetStaffWeddingQuery(id);
  return (
    <EntryGate query={query} failureTitle="The wedding destination could not be loaded" onClose={onClose}>
      {(entry) => <WeddingFormView entry={entry} onClose={onClose} {...callbacks} />}
    </EntryGate>
  );
}

type ViewProps = { entry: WeddingResponse | null; onClose: () => void } & EditorCallbacks;

function WeddingFormView({ entry, onClose, onUnsaved, onSaved }: ViewProps) {
  const form = useWeddingForm(entry, onSaved);
  const [uploading, setUploading] = useState(false);
  const wrong = listMessages(form.errors).join(', ');

  return (
    <EditorFrame
      title={entry ? 'Edit Wedding Destination' : 'Add Wedding Destination'}
      subtitle={entry?.title}
      form={form}
      onClose={onClose}
      onUnsaved={onUnsaved}
      submitLabel={entry ? 'Save changes' : 'Add wedding destination'}
      uploading={uploading}
      preview={
        entry ? <PreviewAction area="wedding/destinations" id={entry.id} name={entry.title} /> : undefined
      }
      alert={
        form.failure || wrong ? (
          <Alert severity="error" sx={{ mb: 2.5 }}>
            {wrong || form.failure?.message || 'Failed to save destination'}
          </Alert>
        ) : null
      }
    >
      <WeddingFields form={form} onBusy={setUploading} />
    </EditorFrame>
  );
}
