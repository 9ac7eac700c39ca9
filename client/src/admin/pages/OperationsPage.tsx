import { Box } from '@mui/material';
import { CommandList } from '../../features/operations/CommandList.tsx';
import { DeadLetters } from '../../features/operations/DeadLetters.tsx';
import { MailboxProblem } from '../../features/operations/MailboxProblem.tsx';
import { MailList } from '../../features/operations/MailList.tsx';
import { OperationsStats } from '../../features/operations/OperationsStats.tsx';
import { polled, useGetOperationsQuery } from '../../features/operations/operationsApi.ts';
import { ProcessTable } from '../../features/operations/ProcessTable.tsx';
import { QueueTable } from '../../features/operations/QueueTable.tsx';
import { ReadModels } from '../../features/operations/ReadModels.tsx';
import { ReceivedMails } from '../../features/operations/ReceivedMails.tsx';
import { ReportAge } from '../../features/operations/ReportAge.tsx';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';
import { PageSkeleton } from '../../ui/admin/PageSkeleton.tsx';
import { Panel } from '../../ui/admin/Panel.tsx';
import { RetryAlert } from '../../ui/admin/RetryAlert.tsx';
import { ErrorState } from '../../ui/admin/StateViews.tsx';
import { TitledSection } from '../../ui/admin/TitledSection.tsx';
import { useNow } from '../../ui/admin/useNow.ts';

export function OperationsPage() {
  const { data, error, refetch } = useGetOperationsQuery(undefined, polled);
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
