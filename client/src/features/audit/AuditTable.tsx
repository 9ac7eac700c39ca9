import type { AuditEntry } from '@modules/audit/contract.ts';
import { Box, Typography } from '@mui/material';
import { type Column, DataTable } from '../../components/admin/DataTable.tsx';
import { EmptyState } from '../../components/admin/StateViews.tsx';
import { AuditDetails } from './AuditDetails.tsx';

type Props = {
  entries: AuditEntry[] | undefined;
  refreshing: boolean;
  /** Shows everything that happened to one thing. */
  onThing: (entity: AuditEntry['entity']) => void;
};

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
const when = ({ at }: AuditEntry) => moment.format(new Date(at));

export function AuditTable({ entries, refreshing, onThing }: Props) {
  const what = (entry: AuditEntry) => (
    <Box sx={{ minWidth: { md: 320 }, py: { md: 0.5 } }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{entry.who}</strong> {entry.what}
      </Typography>
      <AuditDetails entry={entry} onThing={() => onThing(entry.entity)} />
    </Box>
  );
  const columns: Column<AuditEntry>[] = [
    { id: 'when', label: 'When', width: 190, render: (entry) => <Quiet>{when(entry)}</Quiet> },
    { id: 'what', label: 'Who did what', render: what },
    { id: 'from', label: 'From', width: 150, render: ({ address }) => <Quiet>{address ?? '–'}</Quiet> },
  ];
  return (
    <DataTable
      label="Audit log"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      refreshing={refreshing}
      empty={<EmptyState title="Nothing found" text="Try another search, or other filters." />}
      card={(entry) => (
        <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {what(entry)}
          <Quiet>
            {when(entry)}
            {entry.address ? ` · ${entry.address}` : ''}
          </Quiet>
        </Box>
      )}
    />
  );
}

const Quiet = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Typography>
);
