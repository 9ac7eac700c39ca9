import type { Knex } from 'knex';
import { markRecorded } from '../db/announceEvents.ts';
import type { Transaction } from '../db/db.ts';
import type { Changes } from './auditDiff.ts';

/** Who caused an event. A visitor or a worker has no id. */
export type EventActor = { id: number; name: string } | null;

/** The context of a command: actor, time, request id and client address. */
export type CommandContext = {
  actor: EventActor;
  now: Date;
  requestId: string | null;
  address?: string | null;
};

/** The context of work that no person started: of a schedule, or of a reaction to an event. */
export const createSystemContext = (now: Date, requestId: string | null = null): CommandContext => ({
  actor: null,
  now,
  requestId,
});

/** A business fact: its type, its entity, and the data at that moment. */
export type EventShape = {
  type: string;
  entity: { type: string; id: number };
  data: Record<string, unknown>;
};

/** The events of a module, from the data of each type. */
export type Events<Data extends Record<string, EventShape['data']>> = {
  [Type in keyof Data & string]: { type: Type; entity: EventShape['entity']; data: Data[Type] };
}[keyof Data & string];

/** Returns the constructor of the events about one kind of entity: `postEvent('post.deleted', id, data)`. */
export const createEventConstructor =
  <Event extends EventShape>(entityType: string) =>
  <Type extends Event['type']>(type: Type, id: number, data: Extract<Event, { type: Type }>['data']) => ({
    type,
    entity: { type: entityType, id },
    data,
  });

/** An event as the events table holds it. */
export type Recorded<Event extends EventShape = EventShape> = Event & {
  id: number;
  actor: EventActor;
  /** ISO 8601 UTC. */
  occurredAt: string;
  requestId: string | null;
};

/**
 * Whether the commit of an event announces that its entity changed. A brochure that is printed again changes nothing that
 * a cached response contains.
 */
export const isAnnounced = (type: string): boolean => type !== 'destination.brochure_printed';

/**
 * Appends an event within the transaction that changes the state: both are committed, or neither. `changes` are only
 * for the audit log.
 */
export async function record(
  trx: Transaction,
  event: EventShape,
  context: CommandContext,
  changes?: Changes,
): Promise<void> {
  await trx('events').insert({ ...toEventRow(event, context), changes: changes && JSON.stringify(changes) });
  if (isAnnounced(event.type)) markRecorded(trx, event.entity.type);
}

/** Records several events in one statement: at most some thousands, because Postgres limits its parameters. */
export async function recordAll(
  trx: Transaction,
  events: EventShape[],
  context: CommandContext,
): Promise<void> {
  if (events.length === 0) return;
  await trx('events').insert(events.map((event) => toEventRow(event, context)));
  for (const { type, entity } of events) if (isAnnounced(type)) markRecorded(trx, entity.type);
}

/** The row of an event for an insert. */
export const toEventRow = (event: EventShape, context: CommandContext) => ({
  type: event.type,
  entity_type: event.entity.type,
  entity_id: event.entity.id,
  data: JSON.stringify(event.data),
  actor: context.actor && JSON.stringify(context.actor),
  occurred_at: context.now,
  request_id: context.requestId,
  // The address of a visitor is not stored.
  address: (context.actor && context.address) ?? null,
});

export type EventRow = {
  id: number;
  type: string;
  entity_type: string;
  entity_id: number;
  data: Record<string, unknown>;
  actor: EventActor;
  occurred_at: Date;
  request_id: string | null;
};

export const eventColumns = [
  'events.id',
  'events.type',
  'events.entity_type',
  'events.entity_id',
  'events.data',
  'events.actor',
  'events.occurred_at',
  'events.request_id',
] as const;

/** A row of the events table in the shape that consumers expect. */
export function toRecordedEvent(row: EventRow): Recorded {
  return {
    id: row.id,
    type: row.type,
    entity: { type: row.entity_type, id: row.entity_id },
    data: row.data,
    actor: row.actor,
    occurredAt: row.occurred_at.toISOString(),
    requestId: row.request_id,
  };
}

/**
 * The one exception to "stored events never change": replaces values in the data of all events of some entities, where
 * an event has them. Fields that statistics depend on stay, so that a replay gives the same numbers.
 */
export async function scrubEvents(
  trx: Transaction,
  { entityType, ids, type }: { entityType: string; ids: number[]; type?: string },
  replacements: Record<string, string | null>,
): Promise<void> {
  const query = trx('events').where({ entity_type: entityType, ...(type ? { type } : {}) });
  await query.whereIn('entity_id', ids).update({
    data: trx.raw(
      `data || (select coalesce(jsonb_object_agg(new.key, new.value), '{}') from jsonb_each(?::jsonb) as new
                where jsonb_exists(data, new.key))`,
      [JSON.stringify(replacements)],
    ),
    // Values before and after, which may be the same personal data.
    changes: null,
  });
}

/** Removes the client addresses from the events that a query selects. Returns how many. */
export const eraseActorAddresses = (trx: Transaction, old: Knex.QueryBuilder): Promise<number> =>
  trx('events').whereIn('id', old.select('id')).update({ address: null });
