import type { Operations } from '@modules/operations/contract.ts';
import { Alert, AlertTitle } from '@mui/material';
import { durationText } from './operationsWords.ts';

const oldAfterSeconds = 15;

/** Shows the age of the queue report when it is outdated. */
export function ReportAge({ queues, processes }: Pick<Operations, 'queues' | 'processes'>) {
  if (queues && queues.age_seconds <= oldAfterSeconds) return null;
  const anyWorker = processes.some(({ kind }) => kind === 'worker');
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      <AlertTitle>
        {queues
          ? `The queues were last reported ${durationText(queues.age_seconds)} ago`
          : 'The queues have not been reported yet'}
      </AlertTitle>
      {anyWorker
        ? 'Workers are running, but cannot reach the queue backend. Commands wait until they can.'
        : 'No worker is running. Commands wait until one starts.'}
    </Alert>
  );
}
