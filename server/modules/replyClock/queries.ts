import type { Knex } from 'knex';
import type { Database, Transaction } from '../../platform/db/db.ts';
import type { ReplyClock, ReplyState } from './contract.ts';

/** Ready-made lists by the clock: `due` ones wait for our answer, `overdue` ones for too long. */
export const clockViews = ['due', 'overdue', 'waiting', 'snoozed'] as const;
export type ClockView = (typeof clockViews)[number];

const views: Record<ClockView, (query: Knex.QueryBuilder, now: Date) => void> = {
  due: (query) => query.where('reply_clocks.state', 'running'),
  overdue: (query, now) => query.where('reply_clocks.state', 'running').where('reply_clocks.due_at', '<', now),
  waiting: (query) => query.where('reply_clocks.state', 'waiting'),
  snoozed: (query) => query.where('reply_clocks.state', 'snoozed'),
};

/** Keeps the enquiries of a view. @param query reads enquiries under the name `enquiries` */
export function whereClock(query: Knex.QueryBuilder, view: ClockView, now: Date): Knex.QueryBuilder {
  return query.whereExists((exists) => {
    views[view](exists.select().from('reply_clocks').whereRaw('reply_clocks.enquiry_id = enquiries.id'), now);
  });
}

/** How many enquiries a view has: each has one clock, so enquiries need not be read. */
export async function countClocks(db: Database, view: ClockView, now: Date): Promise<number> {
  const query = db('reply_clocks').count({ total: '*' });
  views[view](query, now);
  const row = await query.first<{ total: number } | undefined>();
  return row?.total ?? 0;
}

/** The columns that show a clock; each enquiry has one. */
export type ClockRecord = {
  clock_state: 'running' | 'waiting' | 'snoozed' | 'stopped';
  warn_at: Date;
  due_at: Date;
  fires_at: Date | null;
  reopened: boolean;
};

export const clockColumns = [
  'reply_clocks.state as clock_state',
  'reply_clocks.warn_at',
  'reply_clocks.due_at',
  'reply_clocks.fires_at',
  'reply_clocks.reopened',
] as const;

/** Adds the clock to a query of enquiries. A left join, which Postgres leaves out where no column is read. */
export const joinClocks = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.leftJoin('reply_clocks', 'reply_clocks.enquiry_id', 'enquiries.id');

/** One clock, or undefined when there is no such enquiry. */
export async function findClock(
  db: Database | Transaction,
  enquiryId: number,
): Promise<ClockRecord | undefined> {
  return db('reply_clocks')
    .select(...clockColumns)
    .where({ enquiry_id: enquiryId })
    .first<ClockRecord | undefined>();
}

/** A clock as the API responds with it. */
export function toReplyClock(clock: ClockRecord, now: Date): ReplyClock {
  return {
    state: toState(clock, now),
    due_at: clock.due_at.toISOString(),
    snoozed_until: clock.clock_state === 'snoozed' ? (clock.fires_at?.toISOString() ?? null) : null,
    reopened: clock.reopened,
  };
}

function toState({ clock_state, warn_at, due_at }: ClockRecord, now: Date): ReplyState {
  if (clock_state === 'stopped') return 'answered';
  if (clock_state !== 'running') return clock_state;
  if (due_at < now) return 'overdue';
  return warn_at <= now ? 'due_soon' : 'due';
}
