import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { keyed, type Line } from '../../../ui/admin/form/keyed.ts';
import { LineList } from '../../../ui/admin/form/LineList.tsx';
import { RowList } from '../../../ui/admin/form/RowList.tsx';
import { rowField } from '../../../ui/admin/form/rowField.ts';
import type { AvailableDate, Hotel } from './destinationValues.ts';
import type { DestinationForm } from './useDestinationForm.ts';

type Props = { form: DestinationForm };

export function HighlightsSection({ form }: Props) {
  return (
    <EditorSection id="destination-highlights" title="Highlights">
      <LineList
        noun="highlight"
        placeholder="Add a highlight and press Enter"
        lines={form.values.highlights}
        onChange={form.field('highlights').onChange}
        errors={form.errors}
        errorPath={(index) => `highlights.${index}`}
      />
    </EditorSection>
  );
}

export function InclusionsSection({ form }: Props) {
  const list = (name: 'inclusions' | 'exclusions', noun: string, placeholder: string) => (
    <LineList
      noun={noun}
      placeholder={placeholder}
      lines={form.values[name]}
      onChange={(change: (lines: Line[]) => Line[]) => form.change(name, change)}
      errors={form.errors}
      errorPath={(index) => `${name}.${index}.${noun}`}
    />
  );
  return (
    <>
      <EditorSection id="destination-inclusions" title="Inclusions">
        {list('inclusions', 'inclusion', 'Add what the price includes')}
      </EditorSection>
      <EditorSection title="Exclusions">
        {list('exclusions', 'exclusion', 'Add what the price does not include')}
      </EditorSection>
    </>
  );
}

export function HotelsSection({ form }: Props) {
  const { value, error, onChange } = form.field('hotels');
  return (
    <EditorSection id="destination-hotels" title="Hotels">
      <RowList<Hotel>
        noun="hotel"
        rows={value}
        onChange={onChange}
        error={error}
        empty="No hotels yet."
        blank={() => keyed({ city: '', hotel: '', nights: '1' })}
      >
        {(row, index, put) => {
          const field = rowField(row, put, form.errors, `hotels.${index}`);
          return (
            <FieldGrid columns={3}>
              <TextInput {...field('city')} label="City" />
              <TextInput {...field('hotel')} label="Hotel" required />
              <TextInput
                {...field('nights')}
                label="Nights"
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
            </FieldGrid>
          );
        }}
      </RowList>
    </EditorSection>
  );
}

export function DatesSection({ form }: Props) {
  const { value, error, onChange } = form.field('available_dates');
  return (
    <EditorSection id="destination-dates" title="Available dates">
      <RowList<AvailableDate>
        noun="date"
        rows={value}
        onChange={onChange}
        error={error}
        empty="No dates yet: travellers enquire about their own."
        blank={() => keyed({ date: '', seats: '0' })}
      >
        {(row, index, put) => {
          const field = rowField(row, put, form.errors, `available_dates.${index}`);
          return (
            <FieldGrid>
              <TextInput
                {...field('date')}
                label="Date"
                type="date"
                required
                slotProps={{ inputLabel: { shrink: true } }}
              />
              <TextInput
                {...field('seats')}
                label="Seats"
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
            </FieldGrid>
          );
        }}
      </RowList>
    </EditorSection>
  );
}
