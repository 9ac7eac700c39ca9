import type { Operations } from '@modules/operations/contract.ts';
import { Alert, AlertTitle, Box } from '@mui/material';
import { CommandList } from '../../features/operations/CommandList.tsx';
import { DeadLetters } from '../../features/operations/DeadLetters.tsx';
import { MailList } from '../../features/operations/MailList.tsx';
import { OperationsStats } from '../../features/operations/OperationsStats.tsx';
import { getOperations, polled } from '../../features/operations/operationsApi.ts';
import { formatSeconds } from '../../features/operations/operationsLabels.ts';
import { ProcessTable } from '../../features/operations/ProcessTable.tsx';
import { QueueTable } from '../../features/operations/QueueTable.tsx';
import { ReadModels } from '../../features/operations/ReadModels.tsx';
import { ReceivedMails } from '../../features/operations/ReceivedMails.tsx';
import { formatAge } from '../../ui/admin/formatAge.ts';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';
import { PageSkeleton } from '../../ui/admin/PageSkeleton.tsx';
import { Panel, TitledSection } from '../../ui/admin/Panel.tsx';
import { ErrorState, RetryAlert } from '../../ui/admin/StateViews.tsx';
import { useNow } from '../../ui/admin/useNow.ts';

export function OperationsPage() {
  const { data, error, refetch } = getOperations.useQuery(undefined, polled);
  const now = useNow(1000);
  if (!data) {
    return error ? (
      <ErrorState title="Failed to load operations" text={error.message} onRetry={refetch} />
    ) : (
      <PageSkeleton />
    );
  }
  const { queues, processes, commands } = data;
  return (
    <>
      <PageHeader
        title="Operations"
        subtitle={`The state of the queues and workers, and the commands sent to them.${queues ? ` Queues on ${queues.backend === 'redis' ? 'Redis' : 'Postgres'}.` : ''}`}
      />
      {error ? <RetryAlert message={error.message} onRetry={refetch} /> : null}
      <ReportAge queues={queues} processes={processes} />
      <MailboxProblem mailbox={data.mailbox} now={now} />
      <OperationsStats operations={data} />
      <TitledSection title="Queues">
        <QueueTable queues={queues?.states ?? []} />
      </TitledSection>
      {queues && queues.parked.length > 0 ? (
        <TitledSection title="Dead letters">
          <DeadLetters
            jobs={queues.parked}
            total={queues.states.reduce((total, { failed }) => total + failed, 0)}
            now={now}
          />
        </TitledSection>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          mb: 3.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Panel title="Read models">
          <ReadModels models={queues?.read_models ?? []} now={now} />
        </Panel>
        <Panel title="Commands">
          <CommandList commands={commands} now={now} />
        </Panel>
      </Box>
      <MailList now={now} />
      <ReceivedMails now={now} />
      <TitledSection title="Processes">
        <ProcessTable processes={processes} now={now} />
      </TitledSection>
    </>
  );
}

/** Shows why the mailbox that receives mail is not read. */
function MailboxProblem({ mailbox, now }: Pick<Operations, 'mailbox'> & { now: number }) {
  if (!mailbox?.problem) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      <AlertTitle>Mail is not received: the mailbox cannot be read</AlertTitle>
      {mailbox.name}: {mailbox.problem}.{' '}
      {mailbox.read_at ? `It was last read ${formatAge(mailbox.read_at, now)}.` : 'It was never read.'} Mails
      wait there, and are received when it works again.
    </Alert>
  );
}

const oldAfterSeconds = 15;

/** Shows the age of the queue report when it is outdated. */
function ReportAge({ queues, processes }: Pick<Operations, 'queues' | 'processes'>) {
  if (queues && queues.age_seconds <= oldAfterSeconds) return null;
  const anyWorker = processes.some(({ kind }) => kind === 'worker');
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      <AlertTitle>
        {queues
          ? `The queues were last reported ${formatSeconds(queues.age_seconds)} ago`
          : 'The queues have not been reported yet'}
      </AlertTitle>
      {anyWorker
        ? 'Workers are running, but cannot reach the queue backend. Commands wait until they can.'
        : 'No worker is running. Commands wait until one starts.'}
    </Alert>
  );
}
