import { destinationTypes, difficulties } from '@modules/destinations/contract.ts';
import { brochureRules } from '@modules/uploads/contract.ts';
import { Box } from '@mui/material';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { ChoiceInput, FlagInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { FileField } from '../../../ui/admin/upload/FileField.tsx';
import { ImageField } from '../../../ui/admin/upload/ImageField.tsx';
import type { DestinationForm } from './useDestinationForm.ts';

const typeLabels = { domestic: 'Domestic', international: 'International' } as const;
const rupees = { htmlInput: { inputMode: 'decimal' } } as const;
const whole = { htmlInput: { inputMode: 'numeric' } } as const;

export function BasicsSection({ form }: { form: DestinationForm }) {
  return (
    <EditorSection id="destination-basics" title="Basics">
      <FieldGrid columns={3}>
        <TextInput {...form.field('name')} label="Name" required autoFocus />
        <ChoiceInput {...form.field('type')} label="Type" options={destinationTypes} labels={typeLabels} />
        <ChoiceInput {...form.field('difficulty')} label="Difficulty" options={difficulties} />
        <TextInput {...form.field('duration')} label="Duration" hint="Such as 6 Days - 5 Nights" />
        <TextInput {...form.field('group_size')} label="Group size" hint="Such as 8-14" />
        <TextInput {...form.field('best_time_to_visit')} label="Best time to visit" />
        <TextInput {...form.field('trip_count')} label="Trip count" slotProps={whole} />
        <TextInput
          {...form.field('sort_order')}
          label="Sort order"
          hint="Lower numbers come first"
          slotProps={{ htmlInput: { inputMode: 'text' } }}
        />
      </FieldGrid>
      <TextInput {...form.field('description')} label="Description" multiline minRows={4} maxRows={16} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <FlagInput {...form.field('featured')} label="Featured" />
        <FlagInput
          {...form.field('is_active')}
          label="Active"
          hint="Inactive destinations are not on the site"
        />
      </Box>
    </EditorSection>
  );
}

export function PriceSection({ form }: { form: DestinationForm }) {
  return (
    <EditorSection id="destination-price" title="Price" hint="In rupees">
      <FieldGrid columns={4}>
        <TextInput {...form.field('starting_price')} label="Starting price" required slotProps={rupees} />
        <TextInput {...form.field('original_price')} label="Original price" slotProps={rupees} />
        <TextInput {...form.field('discount')} label="Discount" hint="Such as 20% Off" />
        <TextInput
          {...form.field('package_cost')}
          label="Package cost"
          hint="What the price means, in words"
        />
      </FieldGrid>
    </EditorSection>
  );
}

type FilesProps = { form: DestinationForm; onBusy: (what: 'image' | 'brochure', busy: boolean) => void };

export function FilesSection({ form, onBusy }: FilesProps) {
  const image = form.field('image');
  const brochure = form.field('brochure');
  return (
    <EditorSection id="destination-files" title="Image and brochure">
      <ImageField
        label="Destination image"
        kind="destination"
        value={image.value}
        error={image.error}
        onChange={image.onChange}
        uploadPath="destinations/upload-image"
        failureText={(reason) => (reason ? `Failed to upload image: ${reason}` : 'Failed to upload image')}
        onBusy={(busy) => onBusy('image', busy)}
      />
      <FileField
        label="Brochure"
        hint="PDF, DOC or DOCX, at most 10 MB. Optional."
        value={brochure.value}
        onChange={brochure.onChange}
        uploadPath="destinations/upload-brochure"
        field="brochure"
        rules={brochureRules}
        failureText={(reason) =>
          reason ? `Failed to upload brochure: ${reason}` : 'Failed to upload brochure'
        }
        onBusy={(busy) => onBusy('brochure', busy)}
      />
    </EditorSection>
  );
}

export function SearchSection({ form }: { form: DestinationForm }) {
  return (
    <EditorSection
      id="destination-search"
      title="Search engines"
      hint="If empty, name and description are used"
    >
      <TextInput {...form.field('meta_title')} label="Meta title" />
      <TextInput {...form.field('meta_description')} label="Meta description" multiline minRows={2} />
    </EditorSection>
  );
}
