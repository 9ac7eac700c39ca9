import { type MailDelivery, type MailState, mailStates } from '@modules/operations/contract.ts';
import { Box, Button, Typography } from '@mui/material';
import { formatCount } from '@platform/text/formats.contract.ts';
import { Mail } from 'lucide-react';
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
import { listMails, polled } from './operationsApi.ts';
import { humanizeName, mailStateLabels, mailStateTones } from './operationsLabels.ts';
import { useCommands } from './useCommands.ts';

/** Mails by their latest attempt, newest first. */
export function MailList({ now }: { now: number }) {
  const [state, setState] = useState<MailState>();
  const [kind, setKind] = useState<string>();
  const [cursors, setCursors] = useState<number[]>([]);
  const filters = { state, kind, before: cursors.at(-1) };
  const query = listMails.useQuery(filters, polled);
  const { error, refetch } = query;
  const data = getShownData(query);
  const choices = (
    <Box sx={{ display: 'flex', gap: 1, width: { xs: '100%', sm: 'auto' }, '& > *': { flex: 1 } }}>
      <FilterSelect
        label="State"
        all="All states"
        value={state}
        options={toOptions(mailStates, mailStateLabels)}
        onChange={(value) => {
          setState(mailStates.find((one) => one === value));
          setCursors([]);
        }}
        sx={{ minWidth: 130 }}
      />
      <FilterSelect
        label="Kind"
        all="All kinds"
        value={kind}
        options={(query.data?.kinds ?? []).map((value) => ({ value, label: humanizeName(value) }))}
        onChange={(value) => {
          setKind(value || undefined);
          setCursors([]);
        }}
        sx={{ minWidth: 170 }}
      />
    </Box>
  );
  return (
    <TitledSection title="Mails" aside={choices}>
      <QueryState title="Failed to load mails" error={error} isLoaded={Boolean(data)} onRetry={refetch}>
        <MailTable mails={data?.data} now={now} />
      </QueryState>
      <MailPages name="mails" cursors={cursors} next={data?.next_cursor} onTurn={setCursors} />
    </TitledSection>
  );
}

function MailTable({ mails, now }: { mails: MailDelivery[] | undefined; now: number }) {
  const { resend } = useCommands();
  const action = (mail: MailDelivery) => (
    <Button
      size="small"
      color="inherit"
      startIcon={<Mail size={14} />}
      aria-label={`Resend mail ${mail.id}`}
      onClick={onFirstClick(() => resend(mail))}
    >
      Resend
    </Button>
  );
  const columns: Column<MailDelivery>[] = [
    { id: 'kind', label: 'Kind', render: (mail) => <Kind mail={mail} /> },
    { id: 'recipient', label: 'Recipient', render: (mail) => <Recipient mail={mail} /> },
    { id: 'state', label: 'State', render: (mail) => <State mail={mail} /> },
    { id: 'tries', label: 'Tries', align: 'right', render: (mail) => mail.tries },
    { id: 'answer', label: 'Last answer', render: (mail) => <Answer mail={mail} /> },
    { id: 'tried', label: 'Last tried', render: (mail) => formatAge(mail.tried_at, now) },
    { id: 'actions', label: 'Actions', align: 'right', render: action },
  ];
  return (
    <DataTable
      label="Mails"
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
      empty={<EmptyState title="No mails" text="Mails sent by the agency appear here." />}
      card={(mail) => (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Kind mail={mail} />
            <State mail={mail} />
          </Box>
          <Recipient mail={mail} />
          <Answer mail={mail} />
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="caption" color="textSecondary">
              {formatCount(mail.tries, 'try', 'tries')} · {formatAge(mail.tried_at, now)}
            </Typography>
            {action(mail)}
          </Box>
        </Box>
      )}
    />
  );
}

const Kind = ({ mail }: { mail: MailDelivery }) => (
  <Typography variant="body2" sx={{ fontWeight: 600 }}>
    {humanizeName(mail.kind)}
  </Typography>
);

const Recipient = ({ mail }: { mail: MailDelivery }) => (
  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {mail.recipient}
  </Typography>
);

const State = ({ mail }: { mail: MailDelivery }) => (
  <Badge tone={mailStateTones[mail.state]}>{mailStateLabels[mail.state]}</Badge>
);

const Answer = ({ mail }: { mail: MailDelivery }) => (
  <Typography
    variant="body2"
    sx={{ color: 'text.secondary', overflowWrap: 'anywhere', maxWidth: { md: 360 } }}
  >
    {mail.answer ?? '–'}
  </Typography>
);
