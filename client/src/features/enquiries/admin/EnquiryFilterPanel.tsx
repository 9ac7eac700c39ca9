import {
  type EnquiryListInput,
  enquiryChannels,
  enquiryPriorities,
  enquiryStatuses,
  enquiryTypes,
  enquiryViews,
} from '@modules/enquiries/contract.ts';
import { flexibilities, journeyBudgets, listMonths } from '@modules/enquiries/formChoices.contract.ts';
import { Box } from '@mui/material';
import { formatMonth } from '@platform/text/formats.contract.ts';
import { DayFilter, type FilterOption, FilterSelect, TextFilter } from '../../../ui/admin/filterInputs.tsx';
import type { SearchParamsChange } from '../../../ui/admin/listUrl.ts';
import { toOptions } from '../../../ui/site/Options.tsx';
import { channelLabels, priorityLabels, statusLabels, typeLabels, viewLabels } from './enquiryLabels.ts';
import { useAssignees } from './useAssignees.ts';

type Props = { filters: EnquiryListInput; onChange: (change: SearchParamsChange) => void };

/** The name of the filter, its label, the option for any value, and the others. */
type Choice = [name: keyof EnquiryListInput, label: string, all: string, options: FilterOption[]];

const handling: Choice[] = [
  ['view', 'Show', 'All enquiries', toOptions(enquiryViews, viewLabels)],
  ['channel', 'Came by', 'Any channel', toOptions(enquiryChannels, channelLabels)],
  ['priority', 'Priority', 'All priorities', toOptions(enquiryPriorities, priorityLabels)],
  ['status', 'Status', 'All statuses', toOptions(enquiryStatuses, statusLabels)],
  ['type', 'Type', 'All types', toOptions(enquiryTypes, typeLabels)],
];

const travellers: Choice[] = [
  ['budget_range', 'Budget', 'Any budget', toOptions(journeyBudgets)],
  [
    'adults',
    'Adults',
    'Any number',
    [2, 3, 4, 6, 8, 10].map((count) => ({ value: String(count), label: `${count} or more` })),
  ],
  [
    'children',
    'Children',
    'With or without',
    [
      { value: 'with', label: 'With children' },
      { value: 'without', label: 'Without children' },
    ],
  ],
];

const departureCity = { label: 'Departure city', placeholder: 'Any city', htmlInput: { maxLength: 120 } };

export function EnquiryFilterPanel({ filters, onChange }: Props) {
  const people = useAssignees({ assigned: true });
  const months = listMonths(new Date().toISOString(), 18);
  const { start_date, end_date, departure_city } = filters;
  const renderChoice = ([name, label, all, options]: Choice) => (
    <FilterSelect
      key={name}
      label={label}
      all={all}
      value={filters[name] === undefined ? undefined : String(filters[name])}
      options={options}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridColumn: '1 / -1',
        gap: 1.5,
        // four columns, fewer in a narrow pane
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(9rem, 22%), 100%), 1fr))',
      }}
    >
      {handling.map(renderChoice)}
      {renderChoice([
        'assigned_to',
        'Assigned to',
        'Anybody',
        [{ value: 'none', label: 'Unassigned' }, ...people],
      ])}
      <DayFilter
        label="Start date"
        value={start_date}
        max={end_date}
        onChange={(day) => onChange({ start_date: day })}
      />
      <DayFilter
        label="End date"
        value={end_date}
        min={start_date}
        onChange={(day) => onChange({ end_date: day })}
      />
      {renderChoice([
        'travel_month',
        'Travel month',
        'Any month',
        months.map((value) => ({ value, label: formatMonth(value) })),
      ])}
      {renderChoice(['flexibility', 'Flexibility', 'Any flexibility', toOptions(flexibilities)])}
      <TextFilter
        {...departureCity}
        value={departure_city}
        onChange={(city) => onChange({ departure_city: city })}
      />
      {travellers.map(renderChoice)}
    </Box>
  );
}
