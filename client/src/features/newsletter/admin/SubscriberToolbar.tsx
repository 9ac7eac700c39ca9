import { bulkUpdateSchema, newsletterTexts, subscriberStatuses } from '@modules/newsletter/contract.ts';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { formatNumber } from '@platform/text/formats.contract.ts';
import { ListChecks, RefreshCw, RotateCcw, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { FormDialog } from '../../../ui/admin/FormDialog.tsx';
import { FilterSelect } from '../../../ui/admin/filterInputs.tsx';
import { SelectInput } from '../../../ui/admin/form/inputs.tsx';
import type { SearchParamsChange } from '../../../ui/admin/listUrl.ts';
import { SearchBox } from '../../../ui/admin/SearchBox.tsx';
import { toast } from '../../../ui/admin/toast.ts';
import { statusLabels, statusOptions } from './subscriberLabels.ts';
import { bulkUpdateSubscribers, type SubscriberFilters } from './subscribersApi.ts';

type Props = {
  filters: SubscriberFilters;
  busy: boolean;
  selected: string[];
  onChange: (change: SearchParamsChange) => void;
  onRefresh: () => void;
  onUpdated: () => void;
};

export function SubscriberToolbar({ filters, busy, selected, onChange, onRefresh, onUpdated }: Props) {
  const mayManage = useHasPermission('newsletter.manage');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.75, mb: 2, alignItems: 'center' }}>
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

type BulkUpdateDialogProps = { emails: string[]; onClose: () => void; onDone: () => void };

function BulkUpdateDialog({ emails, onClose, onDone }: BulkUpdateDialogProps) {
  const [update] = bulkUpdateSubscribers.useMutation();
  const form = useSubmitForm({
    initial: { emails, status: subscriberStatuses[0] },
    resolver: schemaResolver(bulkUpdateSchema),
    send: update,
    onSent: () => {
      toast('success', newsletterTexts.updated);
      onDone();
    },
  });

  return (
    <FormDialog
      title="Bulk Update"
      submitLabel="Update"
      form={form}
      problem={form.failure && `Failed to update subscribers: ${form.failure.message}`}
      onClose={onClose}
    >
      <Typography>
        {emails.length === 1
          ? `${emails[0]} gets this status:`
          : `${formatNumber(emails.length)} subscribers get this status:`}
      </Typography>
      <SelectInput
        control={form.control}
        name="status"
        label="Status"
        options={subscriberStatuses}
        labels={statusLabels}
      />
    </FormDialog>
  );
}
