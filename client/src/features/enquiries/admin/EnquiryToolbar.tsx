import type { EnquiryListInput } from '@modules/enquiries/contract.ts';
import { Box, Button, Collapse, Badge as Count } from '@mui/material';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../../lib/session/useSession.ts';
import { DownloadButton } from '../../../ui/admin/DownloadButton.tsx';
import type { AddressChange } from '../../../ui/admin/listAddress.ts';
import { SearchBox } from '../../../ui/admin/SearchBox.tsx';
import { getExportPath, panelFilters } from './enquiryFilters.ts';

const EnquiryFilterPanel = lazy(async () => ({
  default: (await import('./EnquiryFilterPanel.tsx')).EnquiryFilterPanel,
}));

type Props = {
  filters: EnquiryListInput;
  onChange: (change: AddressChange) => void;
};

/** The view is selected elsewhere, too, and stays when the filters are cleared. */
const clearedFilters = panelFilters.filter((name) => name !== 'view');

export function EnquiryToolbar({ filters, onChange }: Props) {
  const set = clearedFilters.filter((name) => filters[name] !== undefined);
  const [open, setOpen] = useState(set.length > 0);
  const mayExport = useMay('enquiries.respond');
  const today = new Date().toISOString().slice(0, 10);

  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <SearchBox
          label="Search enquiries"
          placeholder="Search enquiries..."
          value={filters.search ?? ''}
          onSearch={(search) => onChange({ search })}
        />
        <Count color="primary" badgeContent={set.length}>
          <Button
            variant="outlined"
            startIcon={<SlidersHorizontal size={16} />}
            aria-expanded={open}
            aria-controls="enquiry-filters"
            onClick={() => setOpen(!open)}
          >
            Filters
          </Button>
        </Count>
        {mayExport ? (
          <DownloadButton
            label="Export"
            path={getExportPath(filters)}
            fallbackName={`enquiries_${filters.status ?? 'all'}_${today}.csv`}
            doneText="Enquiries exported successfully!"
            failedText="Failed to export enquiries. Please try again."
          />
        ) : null}
        {set.length > 0 || filters.search ? (
          <Button
            color="inherit"
            startIcon={<X size={16} />}
            onClick={() =>
              onChange({
                search: undefined,
                ...Object.fromEntries(clearedFilters.map((name) => [name, undefined])),
              })
            }
          >
            Clear
          </Button>
        ) : null}
      </Box>
      <Collapse in={open} id="enquiry-filters" unmountOnExit>
        <Suspense>
          <EnquiryFilterPanel filters={filters} onChange={onChange} />
        </Suspense>
      </Collapse>
    </Box>
  );
}
