import { reviewStates } from '@modules/reviews/contract.ts';
import { Box } from '@mui/material';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { FlagInput, SelectInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { StarsInput } from '../StarsInput.tsx';
import { stateLabels } from './reviewLabels.ts';
import { listJourneys } from './reviewsAdminApi.ts';
import type { ReviewForm } from './useReviewForm.ts';

type Props = { form: ReviewForm };

export const ReviewFields = ({ form }: Props) => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <JourneySection form={form} />
    <GuestSection form={form} />
    <ReviewSection form={form} />
  </Box>
);

function JourneySection({ form: { control, defaultValues } }: Props) {
  const { data: journeys = [] } = listJourneys.useQuery();
  const options = ['', ...journeys.map(({ value }) => value)];
  const current = defaultValues?.journey ?? '';
  if (!options.includes(current)) options.push(current);
  const labels = {
    '': 'Choose a journey',
    // A deleted journey has no label.
    [current]: current === '' ? 'Choose a journey' : 'The journey as it is',
    ...Object.fromEntries(journeys.map(({ value, label }) => [value, label])),
  };
  return (
    <EditorSection title="Journey">
      <FieldGrid>
        <SelectInput
          control={control}
          name="journey"
          label="Journey"
          required
          options={options}
          labels={labels}
        />
        <TextInput
          control={control}
          name="travel_month"
          label="Month of travel"
          required
          type="month"
          hint="Year and month, such as 2026-03"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </FieldGrid>
    </EditorSection>
  );
}

function GuestSection({ form: { control } }: Props) {
  return (
    <EditorSection title="Guest">
      <FieldGrid>
        <TextInput control={control} name="guest_name" label="Name of the guest" required />
        <TextInput
          control={control}
          name="guest_email"
          label="Email of the guest"
          hint="Never shown. It finds the review when the guest requests their data"
        />
      </FieldGrid>
      <FlagInput
        control={control}
        name="name_consent"
        label="The guest agrees that their name is published"
        hint="Without it the site shows “A guest”"
      />
    </EditorSection>
  );
}

function ReviewSection({ form: { control } }: Props) {
  return (
    <EditorSection title="Review">
      <StarsInput control={control} name="rating" label="Rating" />
      <TextInput
        control={control}
        name="text"
        label="Review"
        required
        multiline
        minRows={4}
        maxRows={14}
        hint="In the words of the guest"
      />
      <TextInput
        control={control}
        name="reply"
        label="Reply of the agency"
        multiline
        minRows={2}
        maxRows={10}
        hint="Shown below the review"
      />
      <SelectInput control={control} name="state" label="State" options={reviewStates} labels={stateLabels} />
    </EditorSection>
  );
}
