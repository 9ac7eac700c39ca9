import type { Operations } from '@modules/operations/contract.ts';
import { Inbox, ListRestart, Server, TriangleAlert } from 'lucide-react';
import { StatCard, StatRow } from '../../ui/admin/StatCard.tsx';
import { durationText } from './operationsWords.ts';

export function OperationsStats({ operations }: { operations: Operations | undefined }) {
  const states = operations?.queues?.states ?? [];
  const sum = (name: 'waiting' | 'delayed' | 'failed') => states.reduce((total, one) => total + one[name], 0);
  const known = (value: number) => (operations ? (operations.queues ? value : '–') : undefined);
  const outbox = operations?.outbox;
  const apis = operations?.processes.filter(({ kind }) => kind === 'api').length ?? 0;
  const workers = (operations?.processes.length ?? 0) - apis;
  return (
    <StatRow>
      <StatCard
        label="Jobs waiting"
        value={known(sum('waiting'))}
        note={operations?.queues ? `${sum('delayed')} to be tried again later` : null}
        icon={ListRestart}
      />
      <StatCard
        label="Dead letters"
        value={known(sum('failed'))}
        note="Wait for a person"
        icon={TriangleAlert}
      />
      <StatCard
        label="Outbox"
        value={outbox?.events}
        note={outbox ? `Oldest ${durationText(outbox.oldest_age_seconds)}` : null}
        icon={Inbox}
      />
      <StatCard
        label="Processes"
        value={operations?.processes.length}
        note={operations ? `${apis} API, ${workers} ${workers === 1 ? 'worker' : 'workers'}` : null}
        icon={Server}
      />
    </StatRow>
  );
}
