import { type TeamMemberResponse, teamMemberCreateSchema, teamMemberSchema } from '@modules/team/contract.ts';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import {
  blankDetailValues,
  type DetailValues,
  toDetailValues,
} from '../../../ui/admin/upload/pictureValues.ts';
import { useSaveTeamMemberMutation } from './teamAdminApi.ts';

type TeamValues = {
  name: string;
  role: string;
  portrait: string;
  portrait_details: DetailValues;
  languages: string[];
  regions: string[];
  bio: string;
  position: string;
  is_active: boolean;
  /** Empty without an account. */
  user_id: string;
};

const newMember: TeamValues = {
  name: '',
  role: '',
  portrait: '',
  portrait_details: blankDetailValues,
  languages: [],
  regions: [],
  bio: '',
  position: '100',
  is_active: true,
  user_id: '',
};

const toTeamValues = (member: TeamMemberResponse): TeamValues => ({
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
export function useTeamForm(opened: TeamMemberResponse | null, onSaved: () => void) {
  const [save] = useSaveTeamMemberMutation();
  const toast = useToast();
  return useEntryForm({
    draftName: `team-${opened?.id ?? 'new'}`,
    opened,
    savedSchema: teamMemberSchema,
    toValues: toTeamValues,
    blank: newMember,
    schema: teamMemberCreateSchema,
    save: (fields, { version }) => save({ id: opened?.id ?? null, fields, version }),
    onSaved: () => {
      toast('success', opened ? 'Team member updated.' : 'Team member added.');
      onSaved();
    },
  });
}
