import { wideRegions } from '@modules/team/findPlanner.contract.ts';
import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { ChipsInput } from '../../../ui/admin/form/ChipsInput.tsx';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { FlagInput, SelectInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { listJourneyNames } from '../../../ui/admin/journeyNames.ts';
import { DescribedImageInput } from '../../../ui/admin/upload/DescribedImageField.tsx';
import { listTeamAccounts } from './teamAdminApi.ts';
import type { TeamForm } from './useTeamForm.ts';

type Props = { form: TeamForm };

const usualLanguages = ['English', 'Hindi', 'Konkani', 'Marathi', 'Portuguese', 'Urdu'];

export const TeamFields = ({ form }: Props) => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <PersonSection form={form} />
    <WorkSection form={form} />
    <PlaceSection form={form} />
  </Box>
);

const PersonSection = ({ form: { control } }: Props) => (
  <EditorSection title="Person">
    <FieldGrid>
      <TextInput control={control} name="name" label="Name" required />
      <TextInput control={control} name="role" label="Role" required />
    </FieldGrid>
    <DescribedImageInput
      control={control}
      name="portrait"
      label="Portrait"
      kind="avatar"
      detailsName="portrait_details"
      subject="the portrait"
      uploadPath="team/upload-image"
    />
    <TextInput control={control} name="bio" label="About" multiline minRows={3} maxRows={10} />
  </EditorSection>
);

const WorkSection = ({ form: { control } }: Props) => (
  <EditorSection
    title="Work"
    hint="Guests whose enquiry is assigned to the account meet this person in their mail."
  >
    <ChipsInput control={control} name="languages" label="Languages" options={usualLanguages} />
    <RegionsInput control={control} />
    <AccountInput control={control} />
  </EditorSection>
);

function RegionsInput({ control }: Pick<TeamForm, 'control'>) {
  const { data: journeys = [] } = listJourneyNames.useQuery();
  const names = new Set(journeys.map(({ name }) => name)); // two destinations may share a name
  return (
    <ChipsInput
      control={control}
      name="regions"
      label="Regions"
      options={[...Object.values(wideRegions), ...names]}
      hint="Destinations by name, or India and Abroad for all others: there they are “Your planner”"
    />
  );
}

function AccountInput({ control }: Pick<TeamForm, 'control'>) {
  const { data: accounts = [] } = listTeamAccounts.useQuery();
  const current = useWatch({ control, name: 'user_id' });
  const ids = ['', ...accounts.map(({ id }) => String(id))];
  const options = ids.includes(current) ? ids : [...ids, current];
  const labels = {
    // An account that cannot be chosen any more.
    [current]: 'The account as it is',
    '': 'No account',
    ...Object.fromEntries(accounts.map(({ id, name }) => [String(id), name])),
  };
  return <SelectInput control={control} name="user_id" label="Account" options={options} labels={labels} />;
}

const PlaceSection = ({ form: { control } }: Props) => (
  <EditorSection title="On the website">
    <FieldGrid>
      <TextInput
        control={control}
        name="position"
        label="Position"
        hint="Low numbers come first"
        inputMode="numeric"
      />
    </FieldGrid>
    <FlagInput
      control={control}
      name="is_active"
      label="Show this person"
      hint="On the about page and on journeys"
    />
  </EditorSection>
);
