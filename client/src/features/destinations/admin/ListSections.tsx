import { Box } from '@mui/material';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { FlagInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { LineList } from '../../../ui/admin/form/LineList.tsx';
import { RowList } from '../../../ui/admin/form/RowList.tsx';
import { PictureListInput } from '../../../ui/admin/upload/PictureListInput.tsx';
import type { SectionProps } from './DestinationSections.tsx';
import { newDeparture } from './destinationValues.ts';
import { PictureInput } from './PictureInput.tsx';

export function HighlightsSection({ control }: SectionProps) {
  return (
    <EditorSection id="destination-highlights" title="Highlights">
      <LineList
        control={control}
        name="highlights"
        noun="highlight"
        placeholder="Add a highlight and press Enter"
      />
    </EditorSection>
  );
}

export function InclusionsSection({ control }: SectionProps) {
  return (
    <>
      <EditorSection id="destination-inclusions" title="Inclusions">
        <LineList
          control={control}
          name="inclusions"
          noun="inclusion"
          placeholder="Add what the price includes"
        />
      </EditorSection>
      <EditorSection title="Exclusions">
        <LineList
          control={control}
          name="exclusions"
          noun="exclusion"
          placeholder="Add what the price does not include"
        />
      </EditorSection>
    </>
  );
}

export function HotelsSection({ control }: SectionProps) {
  return (
    <EditorSection id="destination-hotels" title="Hotels">
      <RowList
        control={control}
        name="hotels"
        noun="hotel"
        empty="No hotels yet."
        blank={() => ({ city: '', hotel: '', nights: '1', picture: null })}
      >
        {(index) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FieldGrid columns={3}>
              <TextInput control={control} name={`hotels.${index}.city`} label="City" />
              <TextInput control={control} name={`hotels.${index}.hotel`} label="Hotel" required />
              <TextInput
                control={control}
                name={`hotels.${index}.nights`}
                label="Nights"
                inputMode="numeric"
              />
            </FieldGrid>
            <PictureInput
              control={control}
              name={`hotels.${index}.picture`}
              label={`Picture of hotel ${index + 1}`}
            />
          </Box>
        )}
      </RowList>
    </EditorSection>
  );
}

export function GallerySection({ control }: SectionProps) {
  return (
    <EditorSection
      id="destination-gallery"
      title="Gallery"
      hint="More pictures of the place. The page shows them below the main image."
    >
      <PictureListInput
        control={control}
        name="gallery"
        label="Gallery"
        hint=""
        kind="destination"
        uploadPath="destinations/upload-image"
      />
    </EditorSection>
  );
}

const day = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;

export function DatesSection({ control }: SectionProps) {
  return (
    <EditorSection id="destination-dates" title="Available dates">
      <RowList
        control={control}
        name="available_dates"
        noun="date"
        empty="No dates yet: travellers enquire about their own."
        blank={() => newDeparture}
      >
        {(index) => {
          const name = `available_dates.${index}` as const;
          return (
            <>
              <FieldGrid>
                <TextInput control={control} name={`${name}.date`} label="Date" required {...day} />
                <TextInput
                  control={control}
                  name={`${name}.end_date`}
                  label="End date"
                  hint="Empty: as many days as the itinerary"
                  {...day}
                />
              </FieldGrid>
              <FieldGrid columns={3}>
                <TextInput control={control} name={`${name}.seats`} label="Seats" inputMode="numeric" />
                <TextInput
                  control={control}
                  name={`${name}.seats_taken`}
                  label="Seats taken"
                  inputMode="numeric"
                />
                <TextInput
                  control={control}
                  name={`${name}.price`}
                  label="Price per adult"
                  hint="Empty: the starting price"
                  inputMode="numeric"
                />
              </FieldGrid>
              <FlagInput control={control} name={`${name}.guaranteed`} label="Guaranteed to take place" />
            </>
          );
        }}
      </RowList>
    </EditorSection>
  );
}
