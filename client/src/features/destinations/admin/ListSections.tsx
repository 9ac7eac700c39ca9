import { Box } from '@mui/material';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { LineList } from '../../../ui/admin/form/LineList.tsx';
import { RowList } from '../../../ui/admin/form/RowList.tsx';
import type { SectionProps, UploadSectionProps } from './DestinationSections.tsx';
import { PictureField } from './PictureField.tsx';

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

export function HotelsSection({ control, onBusy }: UploadSectionProps) {
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
            <PictureField
              control={control}
              name={`hotels.${index}.picture`}
              label={`Picture of hotel ${index + 1}`}
              onBusy={(busy) => onBusy(`hotels.${index}.picture`, busy)}
            />
          </Box>
        )}
      </RowList>
    </EditorSection>
  );
}
