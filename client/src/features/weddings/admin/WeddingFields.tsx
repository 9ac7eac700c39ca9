import { weddingBadges } from '@modules/weddings/contract.ts';
import { Box } from '@mui/material';
import { capitalizedLabels } from '@platform/text/capitalize.contract.ts';
import { Controller, useWatch } from 'react-hook-form';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { listMessages } from '../../../ui/admin/form/formErrors.ts';
import { FlagInput, SelectInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { PictureListInput } from '../../../ui/admin/upload/PictureListInput.tsx';
import { AmenitiesField } from './AmenitiesField.tsx';
import type { WeddingForm } from './useWeddingForm.ts';
import { WeddingPageFields } from './WeddingPageFields.tsx';

export function WeddingFields({ form }: { form: WeddingForm }) {
  const { control } = form;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <PackageFields control={control} />
      <EditorSection title="Images">
        <PictureListInput
          control={control}
          name="gallery"
          label="Images"
          hint="The first is the cover."
          kind="wedding"
          uploadPath="wedding/upload-image"
        />
      </EditorSection>
      <Amenities control={control} />
      <WeddingPageFields form={form} />
      <PlacementFields control={control} />
      <SearchEngineFields control={control} />
    </Box>
  );
}

type ControlProps = Pick<WeddingForm, 'control'>;

function PackageFields({ control }: ControlProps) {
  return (
    <EditorSection title="Package">
      <FieldGrid>
        <TextInput control={control} name="title" label="Title" required autoFocus />
        <TextInput control={control} name="location" label="Location" required />
      </FieldGrid>
      <TextInput
        control={control}
        name="description"
        label="Description"
        required
        multiline
        minRows={4}
        maxRows={14}
      />
      <FieldGrid columns={4}>
        <TextInput control={control} name="price" label="Price ₹" required inputMode="decimal" />
        <TextInput
          control={control}
          name="capacity"
          label="Capacity"
          required
          hint="Guests"
          inputMode="numeric"
        />
        <TextInput control={control} name="duration" label="Duration" hint="Such as 3 Days - 2 Nights" />
        <TextInput
          control={control}
          name="availability"
          label="Availability"
          hint="Such as November to April"
        />
        <TextInput control={control} name="package_type" label="Package type" />
        <TextInput control={control} name="destination_category" label="Category" hint="Such as Beach" />
        <TextInput control={control} name="rating" label="Rating" hint="0 to 5" inputMode="decimal" />
        <BadgeInput control={control} />
      </FieldGrid>
    </EditorSection>
  );
}

/** A badge that is no longer offered stays a choice while the package has it. */
function BadgeInput({ control }: ControlProps) {
  const badge = useWatch({ control, name: 'badge' });
  const badges: string[] = [...new Set([...weddingBadges, badge])];
  return (
    <SelectInput
      control={control}
      name="badge"
      label="Badge"
      options={badges}
      labels={capitalizedLabels(badges)}
    />
  );
}

function Amenities({ control }: ControlProps) {
  return (
    <EditorSection title="Amenities">
      <Controller
        control={control}
        name="amenities"
        render={({ field, fieldState }) => (
          <AmenitiesField
            value={field.value}
            error={listMessages(fieldState.error)[0]}
            onChange={field.onChange}
          />
        )}
      />
    </EditorSection>
  );
}

function PlacementFields({ control }: ControlProps) {
  return (
    <EditorSection title="Where it is shown">
      <FieldGrid>
        <FlagInput
          control={control}
          name="is_active"
          label="Active"
          hint="Inactive packages are not on the site"
        />
        <FlagInput control={control} name="featured" label="Featured" />
        <FlagInput control={control} name="featured_in_destinations" label="Featured in destinations" />
        <FlagInput control={control} name="display_in_destinations" label="Shown in destinations" />
      </FieldGrid>
      <FieldGrid columns={3}>
        <TextInput control={control} name="sort_order" label="Sort order" hint="Lower numbers come first" />
      </FieldGrid>
    </EditorSection>
  );
}

function SearchEngineFields({ control }: ControlProps) {
  return (
    <EditorSection title="Search engines" hint="If empty, title and description are used">
      <TextInput control={control} name="meta_title" label="Meta title" />
      <TextInput control={control} name="meta_description" label="Meta description" multiline minRows={2} />
    </EditorSection>
  );
}
