import type { RecordedEvent } from '../../server/modules/events.ts';
import { takeNamedLock } from '../../server/platform/db/advisoryLocks.ts';
import { type Database, transaction } from '../../server/platform/db/db.ts';
import { maskAddresses } from '../../server/platform/security/masking.ts';
import { consumeOnce } from '../delivery/consumeOnce.ts';
import { retryDeadLetters } from '../delivery/deadLetters.ts';
import type { Queues } from '../delivery/queues.ts';
import { formatReplay, replay } from '../delivery/replay.ts';
import { projections } from '../projections.ts';
import { type Consumer, consumers, type EventFor } from '../subscriptions.ts';

type Command = EventFor<'operations'>;
type Outcome = { succeeded: boolean; outcome: string };

export type CommandDependencies = {
  db: Database;
  queues: Queues;
  /** Sends an event's mail again, as in a delivery; null when the mail is obsolete. */
  resend(
    eventId: number,
    template: string,
    deliveryId: number,
  ): Promise<{ sent: boolean; answer: string } | null>;
};

/**
 * Executes an operator's command, or the work that a changed setting requires, and records the result. Every command is
 * idempotent, except a mail: after a crash between the mail server's response and our record it is sent again, with the
 * same Message-ID.
 * @throws when the command must be retried
 */
export async function executeCommand(dependencies: CommandDependencies, event: RecordedEvent): Promise<void> {
  const { db } = dependencies;
  const done = await db('command_outcomes').select('event_id').where({ event_id: event.id }).first();
  if (done) return;
  const command = event as Command; // the relay delivers only what subscriptions.ts lists
  const outcome = await execute(dependencies, command);
  await consumeOnce(db, 'operations', [event], async (trx) => {
    await trx('command_outcomes').insert({ event_id: event.id, ...outcome });
  });
}

async function execute({ db, queues, resend }: CommandDependencies, command: Command): Promise<Outcome> {
  switch (command.type) {
    case 'operations.queue_paused':
    case 'operations.queue_resumed':
      return onQueue(command.data.queue, (queue) => applyLastPause(db, queues, queue));
    case 'operations.jobs_retried':
      return onQueue(command.data.queue, async (queue) => {
        await retryDeadLetters(queues, queue, command.data.eventIds);
        return 'back in the queue';
      });
    case 'operations.replay_requested':
      return rebuild(db, command.data.readModel);
    case 'settings.changed':
      // The days of the statistics begin at midnight in the agency's zone.
      return command.data.changed.includes('time_zone') ? rebuild(db, 'statistics') : succeeded('no effect');
    case 'operations.mail_resend_requested': {
      const { eventId, template } = command.data;
      const result = await resend(eventId, template, command.entity.id);
      if (!result) return failed('this mail is no longer needed');
      return (result.sent ? succeeded : failed)(maskAddresses(result.answer));
    }
  }
}

const succeeded = (outcome: string): Outcome => ({ succeeded: true, outcome });
const failed = (outcome: string): Outcome => ({ succeeded: false, outcome });

async function rebuild(db: Database, readModel: string): Promise<Outcome> {
  const projection = projections.find(({ consumer }) => consumer === readModel);
  if (!projection) return failed(`No read model is called ${readModel}`);
  return succeeded(formatReplay(await replay(db, projection)));
}

async function onQueue(name: string, work: (queue: Consumer) => Promise<string>): Promise<Outcome> {
  const queue = consumers.find((consumer) => consumer === name);
  return queue ? succeeded(await work(queue)) : failed(`No queue is called ${name}`);
}

/** Commands may arrive late or out of order: the most recently recorded command for a queue applies. */
async function applyLastPause(db: Database, queues: Queues, queue: Consumer): Promise<string> {
  return transaction(db, async (trx) => {
    await takeNamedLock(trx, `pause:${queue}`);
    const last = await trx('events')
      .select('type')
      .max({ last: 'id' })
      .whereIn('type', ['operations.queue_paused', 'operations.queue_resumed'])
      .whereRaw(`data ->> 'queue' = ?`, [queue])
      .groupBy('type')
      .orderBy('last', 'desc')
      .first<{ type: string }>();
    if (last.type === 'operations.queue_paused') {
      await queues.get(queue).pause();
      return 'paused';
    }
    await queues.get(queue).resume();
    return 'resumed';
  });
}
