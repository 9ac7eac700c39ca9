import type { SubscriberResponse } from '@modules/newsletter/contract.ts';
import { Box, Checkbox, Link, Tooltip, Typography } from '@mui/material';
import { formatNumber } from '@platform/text/formats.contract.ts';
import { truncate } from '@platform/text/truncate.contract.ts';
import { type Column, DataTable } from '../../../ui/admin/DataTable.tsx';
import { formatDate } from '../../../ui/admin/dateFormats.ts';
import { EmptyState } from '../../../ui/admin/StateViews.tsx';
import { SubscriberActions } from './SubscriberActions.tsx';
import { StatusMark, VerifiedBadge } from './SubscriberMarks.tsx';

type Props = {
  subscribers: SubscriberResponse[] | undefined;
  /** The number of subscribers on all pages. */
  total: number;
  refreshing: boolean;
  filtered: boolean;
  /** Hundreds of rows: renders only the visible ones. */
  long: boolean;
  selected: ReadonlySet<string>;
  /** Null hides the checkboxes from users who may not change subscribers. */
  onSelect: ((emails: string[], on: boolean) => void) | null;
  onOpen: (subscriber: SubscriberResponse) => void;
};

const emailLength = 25;
const virtual = { rowHeight: 47, cardHeight: 134, viewHeight: 640 };

export function SubscriberTable(props: Props) {
  const { subscribers, refreshing, filtered, long, onSelect, onOpen } = props;
  return (
    <DataTable
      label="Subscribers"
      columns={buildColumns(props)}
      rows={subscribers}
      rowKey={({ id }) => id}
      refreshing={refreshing}
      minWidth={800}
      onOpen={(subscriber) => () => onOpen(subscriber)}
      virtual={long ? virtual : undefined}
      empty={
        <EmptyState
          title="No subscribers found"
          text={filtered ? 'Try another status, or another search.' : 'Sign-ups on the website appear here.'}
        />
      }
      card={(row) => (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {onSelect ? <SelectOne {...props} subscriber={row} /> : null}
            <EmailLink subscriber={row} onOpen={onOpen} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusMark subscriber={row} />
            <VerifiedBadge subscriber={row} />
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="caption" color="textSecondary">
              {subscribedText(row)}
            </Typography>
            <SubscriberActions subscriber={row} onOpen={() => onOpen(row)} />
          </Box>
        </Box>
      )}
    />
  );
}

const subscribedText = ({ subscription_date }: SubscriberResponse) =>
  subscription_date ? formatDate(subscription_date) : '–';

function buildColumns(props: Props): Column<SubscriberResponse>[] {
  const { onSelect, onOpen } = props;
  const boxes: Column<SubscriberResponse> = {
    id: 'select',
    width: 44,
    label: <SelectAll {...props} />,
    render: (row) => <SelectOne {...props} subscriber={row} />,
  };
  return [
    ...(onSelect ? [boxes] : []),
    { id: 'email', label: 'Email', render: (row) => <EmailLink subscriber={row} onOpen={onOpen} /> },
    { id: 'status', label: 'Status', render: (row) => <StatusMark subscriber={row} /> },
    { id: 'verified', label: 'Verification', render: (row) => <VerifiedBadge subscriber={row} /> },
    { id: 'source', label: 'Source', render: ({ subscription_source }) => subscription_source ?? '–' },
    { id: 'date', label: 'Subscribed', render: subscribedText },
    {
      id: 'actions',
      label: 'Actions',
      align: 'right',
      render: (row) => <SubscriberActions subscriber={row} onOpen={() => onOpen(row)} />,
    },
  ];
}

type Selection = Pick<Props, 'selected' | 'onSelect'>;

function SelectAll({
  subscribers,
  total,
  selected,
  onSelect,
}: Selection & Pick<Props, 'subscribers' | 'total'>) {
  const all = subscribers?.map(({ email }) => email) ?? [];
  const chosen = all.filter((email) => selected.has(email)).length;
  const counts = [all.length, total].map(formatNumber);
  const label = `Select all ${counts[0]} shown of ${counts[1]}`;
  return (
    <Tooltip title={label} describeChild>
      <Checkbox
        size="small"
        sx={{ p: 0.5 }}
        checked={chosen > 0 && chosen === all.length}
        indeterminate={chosen > 0 && chosen < all.length}
        onChange={(_event, on) => onSelect?.(all, on)}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </Tooltip>
  );
}

function SelectOne({ subscriber, selected, onSelect }: Selection & { subscriber: SubscriberResponse }) {
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={selected.has(subscriber.email)}
      onChange={(_event, on) => onSelect?.([subscriber.email], on)}
      slotProps={{ input: { 'aria-label': `Select ${subscriber.email}` } }}
    />
  );
}

function EmailLink({ subscriber, onOpen }: Pick<Props, 'onOpen'> & { subscriber: SubscriberResponse }) {
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      title={subscriber.email}
      onClick={() => onOpen(subscriber)}
      sx={{
        fontWeight: 600,
        overflowWrap: 'anywhere',
        textAlign: 'start',
        textDecorationColor: 'var(--mui-palette-divider)',
      }}
    >
      {truncate(subscriber.email, emailLength)}
    </Link>
  );
}
