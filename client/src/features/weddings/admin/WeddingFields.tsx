import { weddingBadges } from '@modules/weddings/contract.ts';
import { Box } from '@mui/material';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { ChoiceInput, FlagInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { ImageListField } from '../../../ui/admin/upload/ImageListField.tsx';
import { AmenitiesField } from './AmenitiesField.tsx';
import type { WeddingForm } from './useWeddingForm.ts';

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const whole = { htmlInput: { inputMode: 'numeric' } } as const;

type Props = { form: WeddingForm; onBusy: (busy: boolean) => void };

/** All fields of a wedding package. */
export function WeddingFields({ form, onBusy }: Props) {
  const images = form.field('images');
  const badge = form.field('badge');
  const badges: string[] = [...new Set([...weddingBadges, badge.value])];
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <EditorSection title="Package">
        <FieldGrid>
          <TextInput {...form.field('title')} label="Title" required autoFocus />
          <TextInput {...form.field('location')} label="Location" required />
        </FieldGrid>
        <TextInput
          {...form.field('description')}
          label="Description"
          required
          multiline
          minRows={4}
          maxRows={14}
        />
        <FieldGrid columns={4}>
          <TextInput {...form.field('price')} label="Price ₹" required slotProps={decimal} />
          <TextInput {...form.field('capacity')} label="Capacity" required hint="Guests" slotProps={whole} />
          <TextInput {...form.field('duration')} label="Duration" hint="Such as 3 Days - 2 Nights" />
          <TextInput {...form.field('availability')} label="Availability" hint="Such as November to April" />
          <TextInput {...form.field('package_type')} label="Package type" />
          <TextInput {...form.field('destination_category')} label="Category" hint="Such as Beach" />
          <TextInput {...form.field('rating')} label="Rating" hint="0 to 5" slotProps={decimal} />
          <ChoiceInput {...badge} label="Badge" options={badges} labels={toBadgeLabels(badges)} />
        </FieldGrid>
      </EditorSection>
      <EditorSection title="Images">
        <ImageListField
          label="Images"
          kind="wedding"
          value={images.value}
          error={images.error}
          onChange={images.onChange}
          uploadPath="wedding/upload-image"
          failureText={(reason) => (reason ? `Failed to upload image: ${reason}` : 'Failed to upload image')}
          onBusy={onBusy}
        />
      </EditorSection>
      <EditorSection title="Amenities">
        <AmenitiesField {...form.field('amenities')} />
      </EditorSection>
      <EditorSection title="Where it is shown">
        <FieldGrid>
          <FlagInput
            {...form.field('is_active')}
            label="Active"
            hint="Inactive packages are not on the site"
          />
          <FlagInput {...form.field('featured')} label="Featured" />
          <FlagInput {...form.field('featured_in_destinations')} label="Featured in destinations" />
          <FlagInput {...form.field('display_in_destinations')} label="Shown in destinations" />
        </FieldGrid>
        <FieldGrid columns={3}>
          <TextInput {...form.field('sort_order')} label="Sort order" hint="Lower numbers come first" />
        </FieldGrid>
      </EditorSection>
      <EditorSection title="Search engines" hint="If empty, title and description are used">
        <TextInput {...form.field('meta_title')} label="Meta title" />
        <TextInput {...form.field('meta_description')} label="Meta description" multiline minRows={2} />
      </EditorSection>
    </Box>
  );
}

const toBadgeLabels = (badges: string[]) =>
  Object.fromEntries(badges.map((badge) => [badge, badge.charAt(0).toUpperCase() + badge.slice(1)]));
