import type { Knex } from 'knex';
import { countRows } from '../../platform/db/countRows.ts';
import type { Database } from '../../platform/db/db.ts';
import { readBatches } from '../../platform/db/readBatches.ts';
import { whereWords } from '../../platform/db/whereWords.ts';
import type { Changes } from '../../platform/events/auditDiff.ts';
import { type EventRow, eventColumns } from '../../platform/events/events.ts';
import { addDays, dayStart } from '../../platform/text/days.contract.ts';
import type { AuditChoices, AuditFilter, AuditListInput } from './contract.ts';
import { areas } from './sentences.ts';

/** An event with the columns that only the audit log reads. */
export type AuditRow = EventRow & { changes: Changes | null; address: string | null };

const columns = [...eventColumns, 'events.changes', 'events.address'] as const;

const newestFirst = 'occurred_at desc, id desc';

/** Events that match a filter, newest first: at most `limit`, older than the event `before`. */
export async function listEvents(
  db: Database,
  { before, limit, ...filter }: AuditListInput,
  timeZone: string,
): Promise<AuditRow[]> {
  const cursor = before === undefined ? undefined : await findCursor(db, before);
  if (before !== undefined && !cursor) return [];
  const page = (kind?: string) => {
    const query = filterEvents(db, filter, timeZone)
      .select(...columns)
      .orderByRaw(newestFirst)
      .limit(limit);
    if (kind !== undefined) query.where('events.type', kind);
    if (cursor) query.whereRaw('(occurred_at, id) < (?::timestamptz, ?)', [cursor.at, cursor.id]);
    return query;
  };
  const kinds = listKinds(filter);
  if (!kinds) return page();
  // Reading each type from its own index avoids a sort over all of them.
  return db
    .select(...columns)
    .from(db.unionAll(kinds.map(page), true).as('events'))
    .orderByRaw(newestFirst)
    .limit(limit);
}

/** The time of an event in full precision: a Date has only milliseconds. */
async function findCursor(db: Database, id: number): Promise<{ at: string; id: number } | undefined> {
  return db('events')
    .select('id', db.raw('occurred_at::text as at'))
    .where({ id })
    .first<{ at: string; id: number } | undefined>();
}

/** The requested event types; undefined for all. An unknown type becomes one that no event has. */
function listKinds({ kind, area }: AuditFilter): string[] | undefined {
  const inArea = areas.find((one) => one.area === area)?.kinds.map((one) => one.kind) ?? [];
  if (kind !== undefined) return [area === undefined || inArea.includes(kind) ? kind : ''];
  if (area === undefined) return undefined;
  return inArea.length > 0 ? inArea : [''];
}

function filterEvents(db: Database, filter: AuditFilter, timeZone: string): Knex.QueryBuilder {
  const query = db('events');
  const { person, entity_type, entity_id, start_date, end_date, search } = filter;
  if (person) query.whereNotNull('actor').whereRaw(`(actor ->> 'id')::bigint = ?`, [person]);
  if (entity_type) query.where({ entity_type });
  if (entity_id) query.where({ entity_id });
  if (start_date) query.where('occurred_at', '>=', dayStart(start_date, timeZone));
  if (end_date) query.where('occurred_at', '<', dayStart(addDays(end_date, 1), timeZone));
  if (search) whereWords(query, 'event_search_text(events)', search);
  return query;
}

export async function countEvents(db: Database, filter: AuditFilter, timeZone: string): Promise<number> {
  const kinds = listKinds(filter);
  const query = filterEvents(db, filter, timeZone);
  if (kinds) query.whereIn('type', kinds);
  return countRows(query);
}

const batchSize = 1000;

/** All events that match a filter, newest first, in batches. */
export const readEventBatches = (
  db: Database,
  filter: AuditFilter,
  timeZone: string,
): AsyncGenerator<AuditRow[]> =>
  readBatches(batchSize, (last) =>
    listEvents(db, { ...filter, before: last?.id, limit: batchSize }, timeZone),
  );

const maxPeople = 500;

/**
 * Everyone who ever acted, with the last known name; deleted accounts included. Uses a loose index scan from person
 * to person, so its cost does not depend on the number of events.
 */
export async function listPeople(db: Database): Promise<AuditChoices['people']> {
  const { rows } = await db.raw<{ rows: AuditChoices['people'] }>(
    `with recursive people as (
       select min((actor ->> 'id')::bigint) as id from events where actor is not null
       union all
       select (select min((actor ->> 'id')::bigint) from events
               where actor is not null and (actor ->> 'id')::bigint > people.id)
       from people where people.id is not null
     )
     select people.id, newest.name from people, lateral (
       select actor ->> 'name' as name from events
       where actor is not null and (actor ->> 'id')::bigint = people.id
       order by occurred_at desc, id desc limit 1
     ) newest
     order by newest.name limit ?`,
    [maxPeople],
  );
  return rows;
}
