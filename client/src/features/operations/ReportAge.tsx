import type { Operations } from '@modules/operations/contract.ts';
import { Alert, AlertTitle } from '@mui/material';
import { durationText } from './operationsWords.ts';

const oldAfterSeconds = 15;

/** Says when what is shown of the queues is not of now. */
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
        ? 'Workers run, but the engine of the queues does not answer them. Commands wait until it does.'
        : 'No worker runs. Commands wait until one does.'}
    </Alert>
  );
}
