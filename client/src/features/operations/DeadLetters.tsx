import type { DeadLetter } from '@modules/operations/contract.ts';
import { Box, Button, Card, List, Typography } from '@mui/material';
import { formatCount, formatNumber } from '@platform/text/formats.contract.ts';
import { RotateCw } from 'lucide-react';
import { Badge } from '../../ui/admin/Badge.tsx';
import { formatAge } from '../../ui/admin/formatAge.ts';
import { onFirstClick } from '../../ui/admin/onFirstClick.ts';
import { humanizeName } from './operationsLabels.ts';
import { useCommands } from './useCommands.ts';

type Props = {
  jobs: DeadLetter[];
  /** The total; `jobs` may hold only the newest of each queue. */
  total: number;
  now: number;
};

/** Dead letters: jobs that exhausted their retries, with error, data and a retry button. */
export function DeadLetters({ jobs, total, now }: Props) {
  return (
    <>
      <DeadLetterList jobs={jobs} now={now} />
      {total > jobs.length ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {formatNumber(jobs.length)} of {formatNumber(total)} are listed, the newest of each queue. “Retry
          all” of a queue includes the others.
        </Typography>
      ) : null}
    </>
  );
}

function DeadLetterList({ jobs, now }: Omit<Props, 'total'>) {
  const { toQueue } = useCommands();
  return (
    <List disablePadding aria-label="Dead letters" sx={{ display: 'grid', gap: 1.5 }}>
      {jobs.map((job) => (
        <Card
          component="li"
          key={`${job.queue}:${job.event_id}`}
          sx={{ p: 2, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.75 }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {humanizeName(job.kind)}
            </Typography>
            <Badge tone="neutral">{job.queue}</Badge>
            <Typography variant="caption" sx={{ color: 'text.secondary', flex: 1, minWidth: '12rem' }}>
              Event {job.event_id} · {formatCount(job.attempts, 'try', 'tries')} · failed{' '}
              {formatAge(job.failed_at, now)}
            </Typography>
            <Button
              size="small"
              variant="outlined"
              startIcon={<RotateCw size={14} />}
              aria-label={`Retry event ${job.event_id} of ${job.queue}`}
              onClick={onFirstClick(() => toQueue(job.queue, 'retry', [job.event_id]))}
            >
              Retry
            </Button>
          </Box>
          <Typography variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
            {job.error}
          </Typography>
          {job.payload ? (
            <Box component="details" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
                Payload, personal data masked
              </Box>
              <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {JSON.stringify(job.payload, null, 2)}
              </Box>
            </Box>
          ) : null}
        </Card>
      ))}
    </List>
  );
}
