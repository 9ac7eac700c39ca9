import { newsletterTexts } from '@modules/newsletter/contract.ts';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import ListChecks from 'lucide-react/icons/list-checks';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Rows3 from 'lucide-react/icons/rows-3';
import { useState } from 'react';
import { useMay } from '../../../lib/session/useSession.ts';
import { FilterSelect } from '../../../ui/admin/FilterSelect.tsx';
import type { AddressChange } from '../../../ui/admin/listAddress.ts';
import { SearchBox } from '../../../ui/admin/SearchBox.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { BulkUpdateDialog } from './BulkUpdateDialog.tsx';
import type { SubscriberFilters } from './subscribersApi.ts';
import { statusOptions } from './subscriberWords.ts';

type Props = {
  filters: SubscriberFilters;
  busy: boolean;
  selected: string[];
  onChange: (change: AddressChange) => void;
  onRefresh: () => void;
  onUpdated: () => void;
};

export function SubscriberToolbar({ filters, busy, selected, onChange, onRefresh, onUpdated }: Props) {
  const mayManage = useMay('newsletter.manage');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
      <SearchBox
        label="Search by email"
        placeholder="Search by email..."
        value={filters.q}
        onSearch={(q) => onChange({ q })}
      />
      <FilterSelect
        label="Status"
        all="All"
        value={filters.status}
        options={statusOptions}
        onChange={(status) => onChange({ status })}
        sx={{ minWidth: 150 }}
      />
      {mayManage ? <BulkUpdate emails={selected} onUpdated={onUpdated} /> : null}
      <Button
        color="inherit"
        startIcon={<RotateCcw size={16} />}
        disabled={!filters.q && !filters.status}
        onClick={() => onChange({ q: '', status: '' })}
      >
        Reset
      </Button>
      <Box sx={{ ml: { lg: 'auto' }, display: 'flex', alignItems: 'center' }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<Rows3 size={16} />}
          onClick={() => onChange({ all: filters.all ? undefined : '1' })}
        >
          {filters.all ? 'Show Paginated' : 'Show All'}
        </Button>
        <Tooltip title="Refresh">
          <IconButton aria-label="Refresh" loading={busy} onClick={onRefresh}>
            <RefreshCw size={16} />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}

type BulkUpdateProps = { emails: string[]; onUpdated: () => void };

function BulkUpdate({ emails, onUpdated }: BulkUpdateProps) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const close = () => setOpen(false);

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ListChecks size={16} />}
        onClick={() => (emails.length > 0 ? setOpen(true) : toast('warning', newsletterTexts.selectSome))}
      >
        {emails.length > 0 ? `Bulk Update (${emails.length})` : 'Bulk Update'}
      </Button>
      {isOpen ? (
        <BulkUpdateDialog
          emails={emails}
          onClose={close}
          onDone={() => {
            close();
            onUpdated();
          }}
        />
      ) : null}
    </>
  );
}
