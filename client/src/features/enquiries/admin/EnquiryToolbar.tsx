import type { EnquiryListInput } from '@modules/enquiries/contract.ts';
import { lazy, Suspense } from 'react';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { DownloadButton } from '../../../ui/admin/DownloadButton.tsx';
import type { SearchParamsChange } from '../../../ui/admin/listUrl.ts';
import { findActiveFilters, MoreFilters } from '../../../ui/admin/MoreFilters.tsx';
import { SearchBox } from '../../../ui/admin/SearchBox.tsx';
import { getExportPath, panelFilters } from './enquiryFilters.ts';

const EnquiryFilterPanel = lazy(async () => ({
  default: (await import('./EnquiryFilterPanel.tsx')).EnquiryFilterPanel,
}));

type Props = {
  filters: EnquiryListInput;
  onChange: (change: SearchParamsChange) => void;
};

export function EnquiryToolbar({ filters, onChange }: Props) {
  const mayExport = useHasPermission('enquiries.respond');
  const today = new Date().toISOString().slice(0, 10);
  return (
    <MoreFilters
      label="Filters"
      activeFilters={findActiveFilters(filters, { visible: ['search'], hidden: panelFilters })}
      onChange={onChange}
      tools={
        <SearchBox
          label="Search enquiries"
          placeholder="Search enquiries..."
          value={filters.search ?? ''}
          onSearch={(search) => onChange({ search })}
        />
      }
      actions={
        mayExport ? (
          <DownloadButton
            label="Export"
            path={getExportPath(filters)}
            fallbackName={`enquiries_${filters.status ?? 'all'}_${today}.csv`}
            doneText="Enquiries exported successfully!"
            failedText="Failed to export enquiries. Please try again."
            iconOnPhone
          />
        ) : null
      }
    >
      <Suspense>
        <EnquiryFilterPanel filters={filters} onChange={onChange} />
      </Suspense>
    </MoreFilters>
  );
}
