import { destinationTypes, difficulties } from '@modules/destinations/contract.ts';
import { groupTypeLabels, groupTypes, themes } from '@modules/destinations/journeyChoices.contract.ts';
import { Box } from '@mui/material';
import { capitalizedLabels } from '@platform/text/capitalize.contract.ts';
import { Controller, useWatch } from 'react-hook-form';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import { ChecksInput } from '../../../ui/admin/form/ChecksInput.tsx';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { FlagInput, SelectInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { listJourneyNames } from '../../../ui/admin/journeyNames.ts';
import { DescribedImageInput } from '../../../ui/admin/upload/DescribedImageField.tsx';
import { BrochureField } from './BrochureField.tsx';
import type { DestinationValues } from './destinationValues.ts';
import { useDiscount } from './useDiscount.ts';

export type SectionProps = { control: FormControl<DestinationValues> };

const warningHint = { slotProps: { formHelperText: { sx: { color: 'warning.main' } } } };

/** `id` is null for a new destination. */
export function BasicsSection({ control, id }: SectionProps & { id: number | null }) {
  return (
    <EditorSection id="destination-basics" title="Basics">
      <FieldGrid columns={3}>
        <NameInput control={control} id={id} />
        <SelectInput
          control={control}
          name="type"
          label="Type"
          options={destinationTypes}
          labels={capitalizedLabels(destinationTypes)}
        />
        <SelectInput control={control} name="difficulty" label="Difficulty" options={difficulties} />
        <TextInput control={control} name="duration" label="Duration" hint="Such as 6 Days - 5 Nights" />
        <TextInput control={control} name="group_size" label="Group size" hint="Such as 8-14" />
        <TextInput control={control} name="best_time_to_visit" label="Best time to visit" />
        <TextInput control={control} name="trip_count" label="Trip count" inputMode="numeric" />
        <TextInput control={control} name="sort_order" label="Sort order" hint="Lower numbers come first" />
        <TextInput
          control={control}
          name="latitude"
          label="Latitude"
          hint="Degrees, for the map, such as 15.49"
        />
        <TextInput control={control} name="longitude" label="Longitude" />
      </FieldGrid>
      <TextInput
        control={control}
        name="description"
        label="Description"
        multiline
        minRows={4}
        maxRows={16}
      />
      <ChecksInput
        control={control}
        name="themes"
        label="Themes"
        options={themes}
        labels={capitalizedLabels(themes)}
      />
      <ChecksInput
        control={control}
        name="group_types"
        label="Suits"
        options={groupTypes}
        labels={groupTypeLabels}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <FlagInput control={control} name="featured" label="Featured" />
        <FlagInput
          control={control}
          name="is_active"
          label="Active"
          hint="Inactive destinations are not on the site"
        />
      </Box>
    </EditorSection>
  );
}

/** Warns of a second destination with the name: links and enquiries identify destinations by name. */
function NameInput({ control, id }: SectionProps & { id: number | null }) {
  const { data: journeys = [] } = listJourneyNames.useQuery();
  const typed = useWatch({ control, name: 'name' }).trim().toLowerCase();
  const isTaken = journeys.some((other) => other.id !== id && other.name.toLowerCase() === typed);
  return (
    <TextInput
      control={control}
      name="name"
      label="Name"
      required
      autoFocus
      hint={
        isTaken
          ? 'Another destination has this name. Add what distinguishes them, such as the days'
          : undefined
      }
      {...(isTaken && warningHint)}
    />
  );
}

export function PriceSection({ control }: SectionProps) {
  return (
    <EditorSection id="destination-price" title="Price" hint="In rupees">
      <FieldGrid columns={4}>
        <TextInput
          control={control}
          name="starting_price"
          label="Starting price"
          required
          inputMode="decimal"
        />
        <TextInput control={control} name="original_price" label="Original price" inputMode="decimal" />
        <DiscountInput control={control} />
        <TextInput
          control={control}
          name="package_cost"
          label="Package cost"
          hint="What the price means, in words"
        />
      </FieldGrid>
    </EditorSection>
  );
}

function DiscountInput({ control }: SectionProps) {
  const { percent, warning } = useDiscount(control);
  const hint = percent === null ? 'Such as 20% Off' : `The prices make ${Math.round(percent)}% Off`;
  return (
    <TextInput
      control={control}
      name="discount"
      label="Discount"
      hint={warning ?? hint}
      {...(warning && warningHint)}
    />
  );
}

export function FilesSection({ control }: SectionProps) {
  return (
    <EditorSection id="destination-files" title="Image and brochure">
      <DescribedImageInput
        control={control}
        name="image"
        label="Destination image"
        kind="destination"
        detailsName="image_details"
        subject="the main image"
        uploadPath="destinations/upload-image"
      />
      <Controller
        control={control}
        name="brochure"
        render={({ field: { value, onChange } }) => <BrochureField value={value} onChange={onChange} />}
      />
    </EditorSection>
  );
}

export function SearchSection({ control }: SectionProps) {
  return (
    <EditorSection
      id="destination-search"
      title="Search engines"
      hint="If empty, name and description are used"
    >
      <TextInput control={control} name="meta_title" label="Meta title" />
      <TextInput control={control} name="meta_description" label="Meta description" multiline minRows={2} />
    </EditorSection>
  );
}
