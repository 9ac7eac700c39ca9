import type { AuditListInput } from '@modules/audit/contract.ts';
import { Chip } from '@mui/material';
import { toQueryString } from '../../lib/api/toQueryString.ts';
import { DownloadButton } from '../../ui/admin/DownloadButton.tsx';
import { DayFilter, FilterSelect } from '../../ui/admin/filterInputs.tsx';
import type { SearchParamsChange } from '../../ui/admin/listUrl.ts';
import { findActiveFilters, MoreFilters } from '../../ui/admin/MoreFilters.tsx';
import { SearchBox } from '../../ui/admin/SearchBox.tsx';
import { getAuditChoices } from './auditApi.ts';

type Props = { filters: AuditListInput; onChange: (change: SearchParamsChange) => void };

export function AuditFilters({ filters, onChange }: Props) {
  const { data: choices } = getAuditChoices.useQuery();
  const { search, person, area, kind, start_date, end_date, entity_type, entity_id } = filters;
  const kinds = choices?.areas.find((one) => one.area === area)?.kinds ?? [];

  return (
    <MoreFilters
      activeFilters={findActiveFilters(filters, {
        visible: ['search', 'entity_type', 'entity_id'],
        hidden: ['person', 'area', 'kind', 'start_date', 'end_date'],
      })}
      onChange={onChange}
      tools={
        <>
          <SearchBox
            label="Search the audit log"
            placeholder="Name, title, reference, address..."
            value={search ?? ''}
            onSearch={(text) => onChange({ search: text })}
          />
          {entity_type ? (
            <Chip
              label={`${entity_type.replaceAll('_', ' ')} ${entity_id ?? ''}`}
              onDelete={() => onChange({ entity_type: undefined, entity_id: undefined })}
            />
          ) : null}
          <ExportButton filters={filters} />
        </>
      }
    >
      <FilterSelect
        label="Who"
        all="All people"
        value={person === undefined ? undefined : String(person)}
        options={(choices?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => onChange({ person: value })}
      />
      <FilterSelect
        label="Area"
        all="All areas"
        value={area}
        options={(choices?.areas ?? []).map((one) => ({ value: one.area, label: one.label }))}
        onChange={(value) => onChange({ area: value, kind: undefined })}
      />
      {area ? (
        <FilterSelect
          label="Kind"
          all="All kinds"
          value={kind}
          options={kinds.map((one) => ({ value: one.kind, label: one.label }))}
          onChange={(value) => onChange({ kind: value })}
        />
      ) : null}
      <DayFilter label="From" value={start_date} onChange={(day) => onChange({ start_date: day })} />
      <DayFilter label="To" value={end_date} onChange={(day) => onChange({ end_date: day })} />
    </MoreFilters>
  );
}

/** Exports all rows that pass the filters, not only those of the page on screen. */
function ExportButton({ filters }: Pick<Props, 'filters'>) {
  return (
    <DownloadButton
      label="Export"
      path={`/api/audit/export?${toQueryString({ ...filters, before: undefined, limit: undefined })}`}
      fallbackName="audit_log.csv"
      doneText="Audit log exported successfully!"
      failedText="Failed to export the audit log. Please try again."
    />
  );
}
