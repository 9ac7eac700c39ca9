import {
  type ReceivedMail,
  type ReceivedMailState,
  receivedMailStates,
  retryableStates,
} from '@modules/conversations/inbound/contract.ts';
import { Box, Button, Typography } from '@mui/material';
import { Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/admin/Badge.tsx';
import { type Column, DataTable } from '../../ui/admin/DataTable.tsx';
import { FilterSelect } from '../../ui/admin/filterInputs.tsx';
import { formatAge } from '../../ui/admin/formatAge.ts';
import { getShownData } from '../../ui/admin/getShownData.ts';
import { onFirstClick } from '../../ui/admin/onFirstClick.ts';
import { TitledSection } from '../../ui/admin/Panel.tsx';
import { EmptyState, QueryState } from '../../ui/admin/StateViews.tsx';
import { toOptions } from '../../ui/site/Options.tsx';
import { MailPages } from './MailPages.tsx';
import { listReceivedMails, polled } from './operationsApi.ts';
import { receivedMailLabels, receivedMailTones } from './operationsLabels.ts';
import { useReceivedMailActions } from './useReceivedMailActions.ts';

/** Received mails, newest first; at first those that could not be read. */
export function ReceivedMails({ now }: { now: number }) {
  const [state, setState] = useState<ReceivedMailState | undefined>('failed');
  const [cursors, setCursors] = useState<number[]>([]);
  const filters = { state, before: cursors.at(-1) };
  const query = listReceivedMails.useQuery(filters, polled);
  const { error, refetch } = query;
  const data = getShownData(query);
  const filter = (
    <FilterSelect
      label="State of received mails"
      all="All states"
      value={state}
      options={toOptions(receivedMailStates, receivedMailLabels)}
      onChange={(value) => {
        setState(receivedMailStates.find((one) => one === value));
        setCursors([]);
      }}
      sx={{ minWidth: 190 }}
    />
  );
  return (
    <TitledSection title="Received mails" aside={filter}>
      <QueryState
        title="Failed to load received mails"
        error={error}
        isLoaded={Boolean(data)}
        onRetry={refetch}
      >
        <ReceivedMailTable mails={data?.data} now={now} />
      </QueryState>
      <MailPages name="received mails" cursors={cursors} next={data?.next_cursor} onTurn={setCursors} />
    </TitledSection>
  );
}

function ReceivedMailTable({ mails, now }: { mails: ReceivedMail[] | undefined; now: number }) {
  const columns: Column<ReceivedMail>[] = [
    { id: 'sender', label: 'From', render: (mail) => <Sender mail={mail} /> },
    { id: 'state', label: 'State', render: (mail) => <State mail={mail} /> },
    { id: 'reason', label: 'Reason', render: (mail) => <Reason mail={mail} /> },
    { id: 'received', label: 'Received', render: (mail) => formatAge(mail.received_at, now) },
    { id: 'actions', label: 'Actions', align: 'right', render: (mail) => <Actions mail={mail} /> },
  ];
  return (
    <DataTable
      label="Received mails"
      columns={columns}
      rows={mails}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title="No mails" text="There is no received mail in this state." />}
      card={(mail) => (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Sender mail={mail} />
            <State mail={mail} />
          </Box>
          <Reason mail={mail} />
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Typography variant="caption" color="textSecondary">
              {formatAge(mail.received_at, now)}
            </Typography>
            <Actions mail={mail} />
          </Box>
        </Box>
      )}
    />
  );
}

const Sender = ({ mail }: { mail: ReceivedMail }) => (
  <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
    {mail.sender ?? 'Unknown sender'}
  </Typography>
);

const State = ({ mail }: { mail: ReceivedMail }) => (
  <Badge tone={receivedMailTones[mail.state]}>{receivedMailLabels[mail.state]}</Badge>
);

const Reason = ({ mail }: { mail: ReceivedMail }) => (
  <Typography
    variant="body2"
    sx={{ color: 'text.secondary', overflowWrap: 'anywhere', maxWidth: { md: 360 } }}
  >
    {mail.reason ?? (mail.enquiry_id === null ? '–' : `In the thread of enquiry ${mail.enquiry_id}`)}
  </Typography>
);

function Actions({ mail }: { mail: ReceivedMail }) {
  const { retry, download } = useReceivedMailActions();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>
      {retryableStates.some((state) => state === mail.state) ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<RotateCw size={14} />}
          aria-label={`Retry received mail ${mail.id}`}
          onClick={onFirstClick(() => retry(mail.id))}
        >
          Retry
        </Button>
      ) : null}
      <Button
        size="small"
        color="inherit"
        startIcon={<Download size={14} />}
        aria-label={`Download received mail ${mail.id}`}
        onClick={() => download(mail.id)}
      >
        Download
      </Button>
    </Box>
  );
}
