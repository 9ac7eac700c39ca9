import type { EnquiryListInput } from '@modules/enquiries/contract.ts';
import { flexibilities, journeyBudgets, listMonths } from '@modules/enquiries/formChoices.contract.ts';
import { TextField } from '@mui/material';
import { formatMonth } from '@platform/text/formats.contract.ts';
import { FilterSelect } from '../../../ui/admin/FilterSelect.tsx';
import type { AddressChange } from '../../../ui/admin/listAddress.ts';

type Props = { filters: EnquiryListInput; onChange: (change: AddressChange) => void };

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const months = () =>
  listMonths(new Date().toISOString(), 18).map((value) => ({ value, label: formatMonth(value) }));

/** Filters by the journey that a customer describes. */
export function TripFilters({ filters, onChange }: Props) {
  return (
    <>
      <FilterSelect
        label="Travel month"
        all="Any month"
        value={filters.travel_month}
        options={months()}
        onChange={(travel_month) => onChange({ travel_month })}
      />
      <FilterSelect
        label="Flexibility"
        all="Any flexibility"
        value={filters.flexibility}
        options={toOptions(flexibilities)}
        onChange={(flexibility) => onChange({ flexibility })}
      />
      <CityFilter
        key={filters.departure_city}
        value={filters.departure_city}
        onChange={(departure_city) => onChange({ departure_city })}
      />
      <FilterSelect
        label="Budget"
        all="Any budget"
        value={filters.budget_range}
        options={toOptions(journeyBudgets)}
        onChange={(budget_range) => onChange({ budget_range })}
      />
      <FilterSelect
        label="Adults"
        all="Any number"
        value={filters.adults === undefined ? undefined : String(filters.adults)}
        options={[2, 3, 4, 6, 8, 10].map((count) => ({ value: String(count), label: `${count} or more` }))}
        onChange={(adults) => onChange({ adults })}
      />
      <FilterSelect
        label="Children"
        all="With or without"
        value={filters.children}
        options={[
          { value: 'with', label: 'With children' },
          { value: 'without', label: 'Without children' },
        ]}
        onChange={(children) => onChange({ children })}
      />
    </>
  );
}

type CityProps = { value: string | undefined; onChange: (city: string) => void };

/** Filters when the field is left or Enter is pressed. */
function CityFilter({ value = '', onChange }: CityProps) {
  const send = (text: string) => text.trim() !== value && onChange(text.trim());
  return (
    <TextField
      label="Departure city"
      defaultValue={value}
      placeholder="Any city"
      onBlur={(event) => send(event.target.value)}
      onKeyDown={(event) => {
        // the key comes from the input, which the type of the event does not say
        if (event.key === 'Enter') send((event.target as HTMLInputElement).value);
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 120 } }}
    />
  );
}
