import type { ProcessState } from '@modules/operations/contract.ts';
import { Box, Typography } from '@mui/material';
import { Badge } from '../../ui/admin/Badge.tsx';
import { type Column, DataTable } from '../../ui/admin/DataTable.tsx';
import { formatAge } from '../../ui/admin/formatAge.ts';
import { EmptyState } from '../../ui/admin/StateViews.tsx';

const kindLabels = { api: 'API', worker: 'Worker' };

/** The processes that reported within the last minute. */
export function ProcessTable({ processes, now }: { processes: ProcessState[]; now: number }) {
  const columns: Column<ProcessState>[] = [
    { id: 'kind', label: 'Kind', render: (one) => <Kind process={one} /> },
    { id: 'host', label: 'Host', render: ({ host }) => host },
    { id: 'pid', label: 'Process', align: 'right', render: ({ pid }) => pid },
    { id: 'version', label: 'Version', render: ({ version }) => version },
    { id: 'queues', label: 'Queues', render: ({ queues }) => queues.join(', ') || '–' },
    { id: 'started', label: 'Started', render: ({ started_at }) => formatAge(started_at, now) },
    { id: 'seen', label: 'Last seen', render: ({ seen_at }) => formatAge(seen_at, now) },
  ];
  return (
    <DataTable
      label="Processes"
      columns={columns}
      rows={processes}
      rowKey={({ id }) => id}
      empty={<EmptyState title="No process reported" text="Processes report every ten seconds." />}
      card={(one) => (
        <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Kind process={one} />
            <Typography variant="caption" color="textSecondary">
              Seen {formatAge(one.seen_at, now)}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {one.host} · process {one.pid} · version {one.version}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            Started {formatAge(one.started_at, now)}
            {one.queues.length > 0 ? ` · ${one.queues.join(', ')}` : ''}
          </Typography>
        </Box>
      )}
    />
  );
}

const Kind = ({ process }: { process: ProcessState }) => (
  <Badge tone={process.kind === 'api' ? 'primary' : 'info'}>{kindLabels[process.kind]}</Badge>
);
