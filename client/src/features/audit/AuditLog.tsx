import { type AuditEntry, auditListSchema } from '@modules/audit/contract.ts';
import { Box, Button, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Column, DataTable } from '../../ui/admin/DataTable.tsx';
import { formatDateTimeWithSeconds } from '../../ui/admin/dateFormats.ts';
import { getShownData } from '../../ui/admin/getShownData.ts';
import { parseSearchParams, type SearchParamsChange } from '../../ui/admin/listUrl.ts';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';
import { EmptyState, QueryState } from '../../ui/admin/StateViews.tsx';
import { useListUrl } from '../../ui/admin/useListUrl.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditSentence } from './AuditSentence.tsx';
import { listAudit } from './auditApi.ts';

/** The log with its filters; the URL holds their state. Uses cursor pagination: Back leads to newer entries. */
export function AuditLog() {
  const { params, change } = useListUrl();
  const filters = parseSearchParams(auditListSchema, params);
  const query = listAudit.useQuery(filters, { refetchOnMountOrArgChange: true });
  const { error, isFetching, refetch } = query;
  const data = getShownData(query);
  // A change of filter returns to the newest entries.
  const narrow = (to: SearchParamsChange) => change({ before: undefined, ...to });
  const go = (before: number | undefined) => {
    change({ before });
    window.scrollTo({ top: 0 });
  };
  const next = data?.next_cursor;
  return (
    <>
      <PageHeader title="Audit Log" subtitle="Who did what, when and from where." />
      <AuditFilters filters={filters} onChange={narrow} />
      <QueryState
        title="Failed to load the audit log"
        error={error}
        isLoaded={Boolean(data)}
        onRetry={refetch}
      >
        <AuditTable
          entries={data?.data}
          refreshing={isFetching}
          onThing={({ type, id }) => narrow({ entity_type: type, entity_id: id })}
        />
      </QueryState>
      <Box
        component="nav"
        aria-label="Pages"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, py: 1.5 }}
      >
        {filters.before ? (
          <Button color="inherit" startIcon={<ChevronLeft size={16} />} onClick={() => go(undefined)}>
            Newest
          </Button>
        ) : (
          <span />
        )}
        {next ? (
          <Button color="inherit" endIcon={<ChevronRight size={16} />} onClick={() => go(next)}>
            Older
          </Button>
        ) : null}
      </Box>
    </>
  );
}

type Props = {
  entries: AuditEntry[] | undefined;
  refreshing: boolean;
  /** Filters the log by one entity. */
  onThing: (entity: AuditEntry['entity']) => void;
};

const when = ({ at }: AuditEntry) => formatDateTimeWithSeconds(at);

function AuditTable({ entries, refreshing, onThing }: Props) {
  const what = (entry: AuditEntry) => <AuditSentence entry={entry} onEntity={() => onThing(entry.entity)} />;
  const columns: Column<AuditEntry>[] = [
    { id: 'when', label: 'When', width: '12rem', render: (entry) => <Quiet>{when(entry)}</Quiet> },
    { id: 'what', label: 'Who did what', render: what },
    { id: 'from', label: 'From', width: '9.5rem', render: ({ address }) => <Quiet>{address ?? '–'}</Quiet> },
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
