import type { WeddingAnswer } from '@modules/weddings/contract.ts';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { EditorDialog, type EditorTells } from '../../components/admin/form/EditorDialog.tsx';
import { EditorFrame } from '../../components/admin/form/EditorFrame.tsx';
import { EntryGate } from '../../components/admin/form/EntryGate.tsx';
import { StaleDialog } from '../../components/admin/form/StaleDialog.tsx';
import { useTellUnsaved } from '../../components/admin/form/useTellUnsaved.ts';
import type { Opened } from '../../components/admin/listAddress.ts';
import { useWeddingForm } from './useWeddingForm.ts';
import { WeddingFields } from './WeddingFields.tsx';
import { useGetStaffWeddingQuery } from './weddingsAdminApi.ts';

type Props = { opened: Opened | null; onClose: () => void };

/** Add or edit a wedding package. */
export function WeddingEditor({ opened, onClose }: Props) {
  return (
    <EditorDialog open={opened !== null} onClose={onClose}>
      {(tells) =>
        typeof opened === 'number' ? (
          <ExistingWedding key={opened} id={opened} onClose={onClose} {...tells} />
        ) : (
          <WeddingFormView entry={null} onClose={onClose} {...tells} />
        )
      }
    </EditorDialog>
  );
}

function ExistingWedding({ id, onClose, ...tells }: { id: number; onClose: () => void } & EditorTells) {
  const query = useGetStaffWeddingQuery(id);
  return (
    <EntryGate query={query} failureTitle="The wedding destination could not be loaded" onClose={onClose}>
      {(entry) => <WeddingFormView entry={entry} onClose={onClose} {...tells} />}
    </EntryGate>
  );
}

type ViewProps = { entry: WeddingAnswer | null; onClose: () => void } & EditorTells;

function WeddingFormView({ entry, onClose, onUnsaved, onSaved }: ViewProps) {
  const form = useWeddingForm(entry, onSaved);
  const [uploading, setUploading] = useState(false);
  useTellUnsaved(form.dirty || uploading, onUnsaved);
  const wrong = Object.values(form.errors).join(', ');

  return (
    <EditorFrame
      title={entry ? 'Edit Wedding Destination' : 'Add Wedding Destination'}
      subtitle={entry?.title}
      form={form}
      onClose={onClose}
      submitLabel={entry ? 'Save changes' : 'Add wedding destination'}
      blocked={uploading ? 'Please wait for the upload to finish' : null}
      alert={
        form.failure || wrong ? (
          <Alert severity="error" sx={{ mb: 2.5 }}>
            {wrong || form.failure?.message || 'Failed to save destination'}
          </Alert>
        ) : null
      }
    >
      <WeddingFields form={form} onBusy={setUploading} />
      <StaleDialog
        open={form.conflict}
        busy={form.saving}
        onKeepEditing={form.keepEditing}
        onReloadTheirs={form.reloadTheirs}
        onOverwrite={form.overwrite}
      />
    </EditorFrame>
  );
}
