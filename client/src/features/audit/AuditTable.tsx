import type { AuditEntry } from '@modules/audit/contract.ts';
import { Box, Typography } from '@mui/material';
import { type Column, DataTable } from '../../ui/admin/DataTable.tsx';
import { exactMomentText } from '../../ui/admin/dateTexts.ts';
import { EmptyState } from '../../ui/admin/StateViews.tsx';
import { AuditSentence } from './AuditSentence.tsx';

type Props = {
  entries: AuditEntry[] | undefined;
  refreshing: boolean;
  /** Filters the log by one entity. */
  onThing: (entity: AuditEntry['entity']) => void;
};

const when = ({ at }: AuditEntry) => exactMomentText(at);

export function AuditTable({ entries, refreshing, onThing }: Props) {
  const what = (entry: AuditEntry) => <AuditSentence entry={entry} onEntity={() => onThing(entry.entity)} />;
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
