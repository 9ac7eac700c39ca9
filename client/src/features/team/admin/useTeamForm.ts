import { type TeamMemberResponse, teamMemberCreateSchema, teamMemberSchema } from '@modules/team/contract.ts';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { blankDetailValues, toDetailValues } from '../../../ui/admin/upload/pictureValues.ts';
import { useSaveTeamMemberMutation } from './teamAdminApi.ts';

const newMember: ReturnType<typeof toTeamValues> = {
  name: '',
  role: '',
  portrait: '',
  portrait_details: blankDetailValues,
  languages: [],
  regions: [],
  bio: '',
  position: '100',
  is_active: true,
  // without an account
  user_id: '',
};

const toTeamValues = (member: TeamMemberResponse) => ({
  name: member.name,
  role: member.role,
  portrait: member.portrait ?? '',
  portrait_details: toDetailValues(member.portrait_details),
  languages: member.languages,
  regions: member.regions,
  bio: member.bio ?? '',
  position: String(member.position),
  is_active: member.is_active,
  user_id: member.user_id === null ? '' : String(member.user_id),
});

export type TeamForm = ReturnType<typeof useTeamForm>;

/** The form of a team member; `opened` is null for a new one. */
export function useTeamForm(opened: TeamMemberResponse | null, onSaved: (message: string) => void) {
  const [save] = useSaveTeamMemberMutation();
  return useEntryForm({
    draftName: `team-${opened?.id ?? 'new'}`,
    opened,
    savedSchema: teamMemberSchema,
    toValues: toTeamValues,
    blank: newMember,
    schema: teamMemberCreateSchema,
    save: (fields, { version, key }) => save({ id: opened?.id ?? null, fields, version, key }),
    onSaved: () => onSaved(opened ? 'Team member updated.' : 'Team member added.'),
  });
}
