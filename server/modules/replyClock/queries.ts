import type { Knex } from 'knex';
import { countRows } from '../../platform/db/countRows.ts';
import type { Database } from '../../platform/db/db.ts';
import type { ReplyClock, ReplyState } from './contract.ts';

/** Predefined lists by the clock: `due` ones wait for a reply, `overdue` ones for too long. */
export const clockViews = ['due', 'overdue', 'waiting', 'snoozed'] as const;
export type ClockView = (typeof clockViews)[number];

const views: Record<ClockView, (query: Knex.QueryBuilder, now: Date) => void> = {
  due: (query) => query.where('reply_clocks.state', 'running'),
  overdue: (query, now) =>
    query.where('reply_clocks.state', 'running').where('reply_clocks.due_at', '<', now),
  waiting: (query) => query.where('reply_clocks.state', 'waiting'),
  snoozed: (query) => query.where('reply_clocks.state', 'snoozed'),
};

/** Limits a query to the enquiries of a view. @param query reads enquiries under the name `enquiries` */
export function whereClock(query: Knex.QueryBuilder, view: ClockView, now: Date): Knex.QueryBuilder {
  return query.whereExists((exists) => {
    views[view](exists.select().from('reply_clocks').whereRaw('reply_clocks.enquiry_id = enquiries.id'), now);
  });
}

/** How many enquiries a view has: each has one clock, so enquiries need not be read. */
export async function countClocks(db: Database, view: ClockView, now: Date): Promise<number> {
  const query = db('reply_clocks');
  views[view](query, now);
  return countRows(query);
}

/** A row of the clocks as JSON: its times are texts. */
export type StoredClock = {
  state: 'running' | 'waiting' | 'snoozed' | 'stopped';
  warn_at: string;
  due_at: string;
  fires_at: string | null;
  reopened: boolean;
};

/** What a clock was, so that it can be restored; its timer is a text once it was stored. */
export type SavedClock = Pick<StoredClock, 'state' | 'reopened'> & { fires_at: Date | string | null };

/** The column that a query with `clockInSql` returns; each enquiry has a clock. */
export type ClockRecord = { clock: StoredClock };

/** The clock of an enquiry as one column: a join would change how a page of enquiries is found. */
export const clockInSql =
  '(select to_jsonb(reply_clocks) from reply_clocks where enquiry_id = enquiries.id) as clock';

/** Makes the due time available as a column to sort by. */
export const joinClocks = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.join('reply_clocks', 'reply_clocks.enquiry_id', 'enquiries.id');

/**
 * Makes the due time of the enquiries of a view available as a column to sort by. Until version 17 Postgres does not
 * see that the clock of `whereClock` is the joined one, and would sort all clocks instead of reading the index of those
 * that run.
 */
export function joinClocksInView(query: Knex.QueryBuilder, view: ClockView, now: Date): Knex.QueryBuilder {
  views[view](joinClocks(query), now);
  return query;
}

/** One clock, or undefined when there is no such enquiry. */
export async function findClock(db: Database, enquiryId: number): Promise<StoredClock | undefined> {
  const row = await db('reply_clocks')
    .select(db.raw('to_jsonb(reply_clocks) as clock'))
    .where({ enquiry_id: enquiryId })
    .first<ClockRecord | undefined>();
  return row?.clock;
}

/** A clock as the API responds with it. */
export function toReplyClock(clock: StoredClock, now: Date): ReplyClock {
  return {
    state: toState(clock, now),
    due_at: new Date(clock.due_at).toISOString(),
    snoozed_until:
      clock.state === 'snoozed' && clock.fires_at ? new Date(clock.fires_at).toISOString() : null,
    reopened: clock.reopened,
  };
}

function toState({ state, warn_at, due_at }: StoredClock, now: Date): ReplyState {
  if (state === 'stopped') return 'answered';
  if (state !== 'running') return state;
  if (new Date(due_at) < now) return 'overdue';
  return new Date(warn_at) <= now ? 'due_soon' : 'due';
}
