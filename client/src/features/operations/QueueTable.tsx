import type { QueueState } from '@modules/operations/contract.ts';
import { Box, Button, Typography } from '@mui/material';
import { capitalizedLabels } from '@platform/text/capitalize.contract.ts';
import { formatNumber } from '@platform/text/formats.contract.ts';
import { Pause, Play, RotateCw } from 'lucide-react';
import { Badge } from '../../ui/admin/Badge.tsx';
import { type Column, DataTable } from '../../ui/admin/DataTable.tsx';
import { onFirstClick } from '../../ui/admin/onFirstClick.ts';
import { EmptyState } from '../../ui/admin/StateViews.tsx';
import { humanizeName } from './operationsLabels.ts';
import { useCommands } from './useCommands.ts';

const counts = ['waiting', 'active', 'delayed', 'failed'] as const;
const countLabels = capitalizedLabels(counts);

export function QueueTable({ queues }: { queues: QueueState[] }) {
  const columns: Column<QueueState>[] = [
    { id: 'name', label: 'Queue', render: (queue) => <Name queue={queue} /> },
    ...counts.map(
      (name): Column<QueueState> => ({
        id: name,
        label: countLabels[name],
        align: 'right',
        render: (queue) => <Count value={queue[name]} alarming={name === 'failed'} />,
      }),
    ),
    { id: 'state', label: 'State', render: (queue) => <State queue={queue} /> },
    { id: 'actions', label: 'Actions', align: 'right', render: (queue) => <Actions queue={queue} /> },
  ];
  return (
    <DataTable
      label="Queues"
      columns={columns}
      rows={queues}
      rowKey={({ name }) => name}
      empty={<EmptyState title="Not reported yet" text="Start a worker: it reports every two seconds." />}
      card={(queue) => (
        <Box sx={{ display: 'grid', gap: 1.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Name queue={queue} />
            <State queue={queue} />
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1 }}>
            {counts.map((name) => (
              <Box key={name}>
                <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
                  {countLabels[name]}
                </Typography>
                <Count value={queue[name]} alarming={name === 'failed'} />
              </Box>
            ))}
          </Box>
          <Actions queue={queue} />
        </Box>
      )}
    />
  );
}

const Name = ({ queue }: { queue: QueueState }) => (
  <Typography variant="body2" sx={{ fontWeight: 600 }}>
    {humanizeName(queue.name)}
  </Typography>
);

function Count({ value, alarming }: { value: number; alarming: boolean }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        ...(alarming && value > 0 ? { color: 'error.main', fontWeight: 700 } : {}),
      }}
    >
      {formatNumber(value)}
    </Typography>
  );
}

const State = ({ queue }: { queue: QueueState }) => (
  <Badge tone={queue.paused ? 'warning' : 'success'}>{queue.paused ? 'Paused' : 'Working'}</Badge>
);

function Actions({ queue }: { queue: QueueState }) {
  const { toQueue } = useCommands();
  const { name, failed, paused, pausable } = queue;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: { md: 'flex-end' } }}>
      {failed > 0 ? (
        <Button
          size="small"
          startIcon={<RotateCw size={14} />}
          aria-label={`Retry all of ${name}`}
          onClick={onFirstClick(() => toQueue(name, 'retry'))}
        >
          Retry all
        </Button>
      ) : null}
      {pausable ? (
        <Button
          size="small"
          color="inherit"
          startIcon={paused ? <Play size={14} /> : <Pause size={14} />}
          aria-label={`${paused ? 'Resume' : 'Pause'} ${name}`}
          onClick={onFirstClick(() => toQueue(name, paused ? 'resume' : 'pause'))}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
      ) : null}
    </Box>
  );
}
