import { subscriberStatuses } from '@modules/newsletter/contract.ts';
import { Button } from '@mui/material';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../../../lib/session/useSession.ts';
import { ExportDialog } from './ExportDialog.tsx';

/** Opens the export dialog, preset to the search and the status filter of the list. */
export function ExportButton() {
  const [params] = useSearchParams();
  const [open, setOpen] = useState(false);
  if (!useMay('newsletter.export')) return null;
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
