import { type TeamMemberResponse, teamMemberCreateSchema, teamMemberSchema } from '@modules/team/contract.ts';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { blankDetailValues } from '../../../ui/admin/upload/pictureValues.ts';
import { saveTeamMember } from './teamAdminApi.ts';

const newMember = {
  name: '',
  role: '',
  portrait: '',
  portrait_details: blankDetailValues,
  languages: [] as string[],
  regions: [] as string[],
  bio: '',
  position: '100',
  is_active: true,
  // without an account
  user_id: '',
};

export type TeamForm = ReturnType<typeof useTeamForm>;

/** The form of a team member; `opened` is null for a new one. */
export function useTeamForm(opened: TeamMemberResponse | null, onSaved: (message: string) => void) {
  const [save] = saveTeamMember.useMutation();
  return useEntryForm({
    draftName: `team-${opened?.id ?? 'new'}`,
    opened,
    savedSchema: teamMemberSchema,
    blank: newMember,
    schema: teamMemberCreateSchema,
    groups: [['portrait', 'portrait_details']],
    save: (fields, context) => save({ id: opened?.id ?? null, fields, ...context }),
    onSaved: () => onSaved(opened ? 'Team member updated.' : 'Team member added.'),
  });
}
