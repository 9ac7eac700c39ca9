import { newsletterTexts, subscriberStatuses } from '@modules/newsletter/contract.ts';
import { Box, Button, TextField } from '@mui/material';
import Download from 'lucide-react/icons/download';
import ListChecks from 'lucide-react/icons/list-checks';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Rows3 from 'lucide-react/icons/rows-3';
import { useState } from 'react';
import { useMay } from '../../app/session/useSession.ts';
import { SearchBox } from '../../components/admin/SearchBox.tsx';
import { useToast } from '../../components/admin/Toasts.tsx';
import { BulkUpdateDialog } from './BulkUpdateDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import type { SubscriberFilters } from './subscribersApi.ts';
import { statusLabels } from './subscriberWords.ts';

type Props = {
  filters: SubscriberFilters;
  busy: boolean;
  selected: string[];
  onChange: (change: Partial<SubscriberFilters>) => void;
  onRefresh: () => void;
  onUpdated: () => void;
};

export function SubscriberToolbar({ filters, busy, selected, onChange, onRefresh, onUpdated }: Props) {
  const [dialog, setDialog] = useState<'export' | 'bulk' | null>(null);
  const mayManage = useMay('newsletter.manage');
  const mayExport = useMay('newsletter.export');
  const toast = useToast();
  const close = () => setDialog(null);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
      <SearchBox
        label="Search by email"
        placeholder="Search by email..."
        value={filters.q}
        onSearch={(q) => onChange({ q })}
      />
      <TextField
        select
        label="Status"
        value={filters.status}
        onChange={({ target }) =>
          onChange({ status: subscriberStatuses.find((one) => one === target.value) ?? '' })
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 150 }}
      >
        <option value="">All</option>
        {subscriberStatuses.map((one) => (
          <option key={one} value={one}>
            {statusLabels[one]}
          </option>
        ))}
      </TextField>
      <Button
        color="inherit"
        startIcon={<RotateCcw size={16} />}
        disabled={!filters.q && !filters.status}
        onClick={() => onChange({ q: '', status: '' })}
      >
        Reset
      </Button>
      <Button color="inherit" startIcon={<Rows3 size={16} />} onClick={() => onChange({ all: !filters.all })}>
        {filters.all ? 'Show Paginated' : 'Show All'}
      </Button>
      <Button
        color="inherit"
        startIcon={<RefreshCw size={16} />}
        loading={busy}
        loadingPosition="start"
        onClick={onRefresh}
      >
        Refresh
      </Button>
      {mayManage ? (
        <Button
          variant="outlined"
          startIcon={<ListChecks size={16} />}
          onClick={() =>
            selected.length > 0 ? setDialog('bulk') : toast('warning', newsletterTexts.selectSome)
          }
        >
          {selected.length > 0 ? `Bulk Update (${selected.length})` : 'Bulk Update'}
        </Button>
      ) : null}
      {mayExport ? (
        <Button variant="outlined" startIcon={<Download size={16} />} onClick={() => setDialog('export')}>
          Export Subscribers
        </Button>
      ) : null}
      {dialog === 'export' ? <ExportDialog status={filters.status} onClose={close} /> : null}
      {dialog === 'bulk' ? (
        <BulkUpdateDialog
          emails={selected}
          onClose={close}
          onDone={() => {
            close();
            onUpdated();
          }}
        />
      ) : null}
    </Box>
  );
}
