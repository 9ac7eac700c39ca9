import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { FlagInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { RowList } from '../../../ui/admin/form/RowList.tsx';
import type { SectionProps } from './DestinationSections.tsx';
import { newDeparture } from './destinationValues.ts';

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
