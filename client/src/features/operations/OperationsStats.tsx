import type { Operations } from '@modules/operations/contract.ts';
import { formatCount } from '@platform/text/formats.contract.ts';
import { Inbox, ListRestart, Server, TriangleAlert } from 'lucide-react';
import { StatCard, StatRow } from '../../ui/admin/StatCard.tsx';
import { formatSeconds } from './operationsLabels.ts';

export function OperationsStats({ operations: { queues, outbox, processes } }: { operations: Operations }) {
  const states = queues?.states ?? [];
  const sum = (name: 'waiting' | 'delayed' | 'failed') => states.reduce((total, one) => total + one[name], 0);
  const known = (value: number) => (queues ? value : '–');
  const apis = processes.filter(({ kind }) => kind === 'api').length;
  const workers = processes.length - apis;
  return (
    <StatRow>
      <StatCard
        label="Jobs waiting"
        value={known(sum('waiting'))}
        note={queues ? `${sum('delayed')} to be tried again later` : null}
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
        value={outbox.events}
        note={`Oldest ${formatSeconds(outbox.oldest_age_seconds)}`}
        icon={Inbox}
      />
      <StatCard
        label="Processes"
        value={processes.length}
        note={`${apis} API, ${formatCount(workers, 'worker')}`}
        icon={Server}
      />
    </StatRow>
  );
}
