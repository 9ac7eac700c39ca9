import type { Database } from '../../platform/db/db.ts';
import { readOutbox } from '../../platform/events/readOutbox.ts';
import { maskAddresses, maskPersonal } from '../../platform/security/masking.ts';
import { getMailboxReader } from '../conversations/inbound/queries.ts';
import type { CommandState, DeadLetter, MailDelivery, Operations } from './contract.ts';
import { commandSentences } from './events.ts';
import {
  type DeadLetterRow,
  type DeliveryRow,
  getQueueStatus,
  listCommands,
  listEventData,
  listProcesses,
} from './queries.ts';

const maxCommands = 10;

/** All data of the operations screen, read from the database only. */
export async function presentOperations(db: Database): Promise<Operations> {
  const [status, reader, outbox, processes] = await Promise.all([
    getQueueStatus(db),
    getMailboxReader(db),
    readOutbox(db),
    listProcesses(db),
  ]);
  return {
    queues: status
      ? {
          taken_at: status.taken_at.toISOString(),
          age_seconds: status.age,
          backend: status.backend,
          states: status.queues,
          parked: await presentDeadLetters(db, status.parked),
          read_models: status.read_models,
        }
      : null,
    mailbox: reader
      ? { name: reader.mailbox, read_at: reader.read_at?.toISOString() ?? null, problem: reader.problem }
      : null,
    outbox: { events: outbox.depth, oldest_age_seconds: outbox.age },
    processes: processes.map(({ started_at, seen_at, ...row }) => ({
      ...row,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
    commands: await presentCommands(db),
  };
}

async function presentDeadLetters(db: Database, rows: DeadLetterRow[]): Promise<DeadLetter[]> {
  const data = await listEventData(db, [...new Set(rows.map(({ eventId }) => eventId))]);
  return rows.map(({ queue, eventId, type, attempts, error, failedAt }) => {
    const payload = data.get(eventId);
    return {
      queue,
      event_id: eventId,
      kind: type,
      attempts,
      error: maskAddresses(error),
      failed_at: failedAt,
      // An object stays one when it is masked.
      payload: payload ? (maskPersonal(payload) as Record<string, unknown>) : null,
    };
  });
}

async function presentCommands(db: Database): Promise<CommandState[]> {
  const rows = await listCommands(db, Object.keys(commandSentences), maxCommands);
  // The table holds what was recorded under this very type.
  const sentences = commandSentences as Record<string, (data: never) => string>;
  return rows.map(({ id, type, data, actor, occurred_at, succeeded, outcome }) => ({
    id,
    at: occurred_at.toISOString(),
    who: actor?.name ?? 'The system',
    what: sentences[type]?.(data as never) ?? type,
    state: succeeded === null ? 'waiting' : succeeded ? 'done' : 'failed',
    outcome,
  }));
}

export const toMailDelivery = (row: DeliveryRow): MailDelivery => ({
  id: row.id,
  event_id: row.event_id,
  kind: row.template,
  recipient: maskAddresses(row.recipient),
  state: row.status,
  tries: row.attempt,
  answer: presentAnswer(row.error ?? row.answer),
  tried_at: row.started_at.toISOString(),
});

const presentAnswer = (text: string | null) => (text === null ? null : maskAddresses(text));
