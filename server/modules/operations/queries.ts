import type { Knex } from 'knex';
import type { Database } from '../../platform/db/db.ts';
import type { EventRow } from '../../platform/events/events.ts';
import { goneAfterSeconds } from '../../platform/observability/heartbeat.ts';
import type { MailListInput, MailState, ProcessState, QueueState, ReadModelState } from './contract.ts';

/** An event that a consumer failed to process in all its attempts; its payload is in the events table. */
export type DeadLetterRow = {
  queue: string;
  eventId: number;
  type: string;
  attempts: number;
  error: string;
  /** ISO 8601. */
  failedAt: string;
};

/** The report that workers write every few seconds. */
export type QueueStatus = {
  backend: string;
  queues: QueueState[];
  parked: DeadLetterRow[];
  read_models: ReadModelState[];
};

/** The last report of the workers, with its age in seconds by the database's clock. */
export async function getQueueStatus(
  db: Database,
): Promise<(QueueStatus & { taken_at: Date; age: number }) | undefined> {
  return db('queue_snapshot')
    .select('backend', 'queues', 'parked', 'read_models', 'taken_at')
    .select(db.raw('greatest(0, extract(epoch from clock_timestamp() - taken_at))::float8 as age'))
    .first<(QueueStatus & { taken_at: Date; age: number }) | undefined>();
}

export async function listEventData(
  db: Database,
  ids: number[],
): Promise<Map<number, Record<string, unknown>>> {
  if (ids.length === 0) return new Map();
  const rows: { id: number; data: Record<string, unknown> }[] = await db('events')
    .select('id', 'data')
    .whereIn('id', ids)
    .limit(ids.length);
  return new Map(rows.map(({ id, data }) => [id, data]));
}

type ProcessRow = Omit<ProcessState, 'started_at' | 'seen_at'> & { started_at: Date; seen_at: Date };

/** The processes that were seen within the last minute; APIs first, then the oldest first. */
export async function listProcesses(db: Database): Promise<ProcessRow[]> {
  return db('processes')
    .select('id', 'kind', 'host', 'pid', 'version', 'queues', 'started_at', 'seen_at')
    .whereRaw('seen_at >= now() - make_interval(secs => ?)', [goneAfterSeconds])
    .orderBy(['kind', 'started_at', 'id'])
    .limit(200);
}

type CommandRow = Pick<EventRow, 'id' | 'type' | 'data' | 'actor' | 'occurred_at'> & {
  succeeded: boolean | null;
  outcome: string | null;
};

/** The newest commands of operators, with their outcomes. */
export async function listCommands(db: Database, types: string[], limit: number): Promise<CommandRow[]> {
  const newestFirst = 'occurred_at desc, id desc';
  // An index contains the newest commands of each type.
  const listNewest = (type: string) =>
    db('events')
      .select('id', 'type', 'data', 'actor', 'occurred_at')
      .where({ type })
      .orderByRaw(newestFirst)
      .limit(limit);
  return db
    .from(db.unionAll(types.map(listNewest), true).as('events'))
    .leftJoin('command_outcomes', 'command_outcomes.event_id', 'events.id')
    .select('id', 'type', 'data', 'actor', 'occurred_at', 'succeeded', 'outcome')
    .orderByRaw(newestFirst)
    .limit(limit);
}

export type DeliveryRow = {
  id: number;
  event_id: number;
  template: string;
  recipient: string;
  attempt: number;
  status: MailState;
  error: string | null;
  answer: string | null;
  started_at: Date;
};

const deliveryColumns = [
  ...['try.id', 'try.event_id', 'try.template', 'try.recipient', 'try.attempt', 'try.status'],
  ...['try.error', 'try.answer', 'try.started_at'],
] as const;

/** The last attempt of each mail, newest first: at most `limit`, those before the attempt `before`. */
export async function listMails(
  db: Database,
  { state, kind, before, limit }: MailListInput,
): Promise<DeliveryRow[]> {
  const query = db('mail_deliveries as try')
    .select(...deliveryColumns)
    .whereNotExists(
      db('mail_deliveries as later')
        .select(db.raw('1'))
        .whereRaw(
          'later.event_id = try.event_id and later.template = try.template and later.recipient = try.recipient',
        )
        .whereRaw('later.id > try.id'),
    )
    .orderBy('try.id', 'desc')
    .limit(limit);
  if (state) query.where('try.status', state);
  if (kind) query.where('try.template', kind);
  if (before) query.where('try.id', '<', before);
  return query;
}

/** The mail that a delivery was an attempt of. */
export async function getDelivery(
  db: Database,
  id: number,
): Promise<Pick<DeliveryRow, 'event_id' | 'template'> | undefined> {
  return db('mail_deliveries')
    .select('event_id', 'template')
    .where({ id })
    .first<Pick<DeliveryRow, 'event_id' | 'template'> | undefined>();
}

/** Every kind of mail that was ever sent, by a loose index scan. */
export async function listMailKinds(db: Database): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { kind: string }[] }>(
    `with recursive kinds as (
       select min(template) as kind from mail_deliveries
       union all
       select (select min(template) from mail_deliveries where template > kinds.kind) from kinds
       where kinds.kind is not null
     )
     select kind from kinds where kind is not null limit 200`,
  );
  return rows.map(({ kind }) => kind);
}

/** The mails to any of some addresses, in lower case; if `eventIds` is given, only those about its events. */
export function selectDeliveriesTo(
  db: Database,
  emails: string[],
  eventIds?: Knex.QueryBuilder,
): Knex.QueryBuilder {
  const query = db('mail_deliveries').whereRaw('lower(recipient) = any(?)', [emails]);
  return eventIds ? query.whereIn('event_id', eventIds) : query;
}
