import type { TeamMemberResponse } from '@modules/team/contract.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { type EditorFormProps, type EditorProps, EntryEditor } from '../../../ui/admin/form/EntryEditor.tsx';
import { TeamFields } from './TeamFields.tsx';
import { getTeamMember } from './teamAdminApi.ts';
import { useTeamForm } from './useTeamForm.ts';

export function TeamEditor(props: EditorProps) {
  const query = getTeamMember.useQuery(typeof props.opened === 'number' ? props.opened : skipToken);
  return (
    <EntryEditor {...props} query={query} failureTitle="The team member could not be loaded">
      {(editor) => <TeamFormView {...editor} />}
    </EntryEditor>
  );
}

function TeamFormView({ entry, onSaved, ...callbacks }: EditorFormProps<TeamMemberResponse>) {
  const form = useTeamForm(entry, onSaved);
  return (
    <EditorFrame
      title={entry ? 'Edit team member' : 'Add team member'}
      subtitle={entry?.name}
      form={form}
      {...callbacks}
      submitLabel={entry ? 'Save changes' : 'Add team member'}
    >
      <TeamFields form={form} />
    </EditorFrame>
  );
}
