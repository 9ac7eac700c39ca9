import type { TeamMemberResponse } from '@modules/team/contract.ts';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { type EditorCallbacks, EditorDialog } from '../../../ui/admin/form/EditorDialog.tsx';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { EntryGate } from '../../../ui/admin/form/EntryGate.tsx';
import { listMessages } from '../../../ui/admin/form/formErrors.ts';
import type { Opened } from '../../../ui/admin/listAddress.ts';
import { TeamFields } from './TeamFields.tsx';
import { useGetTeamMemberQuery } from './teamAdminApi.ts';
import { useTeamForm } from './useTeamForm.ts';

type Props = { opened: Opened | null; onClose: () => void };

/** Adds or edits a team member. */
export function TeamEditor({ opened, onClose }: Props) {
  return (
    <EditorDialog open={opened !== null} onClose={onClose}>
      {(callbacks) =>
        typeof opened === 'number' ? (
          <ExistingMember key={opened} id={opened} onClose={onClose} {...callbacks} />
        ) : (
          <TeamFormView entry={null} onClose={onClose} {...callbacks} />
        )
      }
    </EditorDialog>
  );
}

function ExistingMember({
  id,
  onClose,
  ...callbacks
}: { id: number; onClose: () => void } & EditorCallbacks) {
  const query = useGetTeamMemberQuery(id);
  return (
    <EntryGate query={query} failureTitle="The team member could not be loaded" onClose={onClose}>
      {(entry) => <TeamFormView entry={entry} onClose={onClose} {...callbacks} />}
    </EntryGate>
  );
}

type ViewProps = { entry: TeamMemberResponse | null; onClose: () => void } & EditorCallbacks;

function TeamFormView({ entry, onClose, onUnsaved, onSaved }: ViewProps) {
  const form = useTeamForm(entry, onSaved);
  const [uploading, setUploading] = useState(false);
  const problem =
    listMessages(form.errors).join(', ') || (form.failure && (form.failure.message || 'Failed to save'));
  return (
    <EditorFrame
      title={entry ? 'Edit team member' : 'Add team member'}
      subtitle={entry?.name}
      form={form}
      onClose={onClose}
      onUnsaved={onUnsaved}
      submitLabel={entry ? 'Save changes' : 'Add team member'}
      uploading={uploading}
      alert={
        problem ? (
          <Alert severity="error" sx={{ mb: 2.5 }}>
            {problem}
          </Alert>
        ) : null
      }
    >
      <TeamFields form={form} onBusy={setUploading} />
    </EditorFrame>
  );
}
