import {
  type EnquiryListInput,
  enquiryChannels,
  enquiryPriorities,
  enquiryStatuses,
  enquiryTypes,
  enquiryViews,
} from '@modules/enquiries/contract.ts';
import { Box } from '@mui/material';
import { DayFilter } from '../../../ui/admin/DayFilter.tsx';
import { FilterSelect } from '../../../ui/admin/FilterSelect.tsx';
import type { AddressChange } from '../../../ui/admin/listAddress.ts';
import { channelLabels, priorityLabels, statusLabels, typeLabels, viewLabels } from './enquiryWords.ts';
import { TripFilters } from './TripFilters.tsx';
import { useAssignees } from './useAssignees.ts';

type Props = { filters: EnquiryListInput; onChange: (change: AddressChange) => void };

const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export function EnquiryFilterPanel({ filters, onChange }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        pt: 2,
        // four columns, fewer in a narrow pane
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(9rem, 22%), 100%), 1fr))',
      }}
    >
      <FilterSelect
        label="Show"
        all="All enquiries"
        value={filters.view}
        options={options(enquiryViews, viewLabels)}
        onChange={(view) => onChange({ view })}
      />
      <FilterSelect
        label="Came by"
        all="Any channel"
        value={filters.channel}
        options={options(enquiryChannels, channelLabels)}
        onChange={(channel) => onChange({ channel })}
      />
      <FilterSelect
        label="Priority"
        all="All priorities"
        value={filters.priority}
        options={options(enquiryPriorities, priorityLabels)}
        onChange={(priority) => onChange({ priority })}
      />
      <FilterSelect
        label="Status"
        all="All statuses"
        value={filters.status}
        options={options(enquiryStatuses, statusLabels)}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Type"
        all="All types"
        value={filters.type}
        options={options(enquiryTypes, typeLabels)}
        onChange={(type) => onChange({ type })}
      />
      <AssigneeFilter filters={filters} onChange={onChange} />
      <PeriodFilter filters={filters} onChange={onChange} />
      <TripFilters filters={filters} onChange={onChange} />
    </Box>
  );
}

function AssigneeFilter({ filters: { assigned_to }, onChange }: Props) {
  const people = useAssignees({ assigned: true });
  return (
    <FilterSelect
      label="Assigned to"
      all="Anybody"
      value={assigned_to === undefined ? undefined : String(assigned_to)}
      options={[
        { value: 'none', label: 'Unassigned' },
        ...people.map(({ id, label }) => ({ value: String(id), label })),
      ]}
      onChange={(chosen) => onChange({ assigned_to: chosen })}
    />
  );
}

function PeriodFilter({ filters: { start_date, end_date }, onChange }: Props) {
  return (
    <>
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
    </>
  );
}
