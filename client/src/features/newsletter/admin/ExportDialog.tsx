import { type SubscriberStatus, subscriberStatuses } from '@modules/newsletter/contract.ts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { FilterSelect } from '../../../ui/admin/filterInputs.tsx';
import { formatBytes } from '../../../ui/admin/formatBytes.ts';
import { toast } from '../../../ui/admin/toast.ts';
import { type ExportFormat, exportFailure, exportSubscribers } from './exportSubscribers.ts';
import { statusOptions } from './subscriberLabels.ts';

type Props = {
  /** The search of the list: part of an address. */
  search: string;
  status: SubscriberStatus | '';
  onClose: () => void;
};

const formats: Record<ExportFormat, string> = { csv: 'CSV', json: 'JSON' };
const formatOptions = Object.entries(formats).map(([value, label]) => ({ value, label }));

export function ExportDialog({ search, status: first, onClose }: Props) {
  const [status, setStatus] = useState(first);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { bytes, start, close } = useExport({ search, status, format }, onClose);

  return (
    <Dialog open onClose={close} maxWidth="xs">
      <DialogTitle>Export Subscribers</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <FilterSelect
          label="Status"
          all="All"
          value={status}
          options={statusOptions}
          onChange={(chosen) => setStatus(subscriberStatuses.find((one) => one === chosen) ?? '')}
          sx={{ mt: 1 }}
        />
        <FilterSelect
          label="Format"
          value={format}
          options={formatOptions}
          onChange={(chosen) => setFormat(chosen === 'json' ? 'json' : 'csv')}
        />
        <Typography variant="body2" color="textSecondary">
          {search
            ? `Only addresses that contain “${search}” are exported, as in the list.`
            : 'All subscribers with this status are exported.'}
        </Typography>
        <Typography role="status" variant="body2" color="textSecondary">
          {bytes ? `${formatBytes(bytes)} received` : ''}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          Cancel
        </Button>
        <Button variant="contained" loading={bytes !== null} onClick={start}>
          Export
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Runs an export; closing the dialog stops it. */
function useExport(selection: Parameters<typeof exportSubscribers>[0], onClose: () => void) {
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    setBytes(0);
    try {
      const count = await exportSubscribers(selection, stop.signal, setBytes);
      toast('success', `Successfully exported ${count} subscribers as ${formats[selection.format]}`);
      onClose();
    } catch (error) {
      if (!stop.signal.aborted) toast('error', exportFailure(error));
    }
    setBytes(null);
  };

  const close = () => {
    running.current?.abort();
    onClose();
  };

  return { bytes, start, close };
}

/** Opens the export dialog, preset to the search and the status filter of the list. */
export function ExportButton() {
  const [params] = useSearchParams();
  const [open, setOpen] = useState(false);
  if (!useHasPermission('newsletter.export')) return null;
  const status = subscriberStatuses.find((one) => one === params.get('status')) ?? '';
  return (
    <>
      <Button variant="contained" startIcon={<Download size={16} />} onClick={() => setOpen(true)}>
        Export Subscribers
      </Button>
      {open ? (
        <ExportDialog search={params.get('q') ?? ''} status={status} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
