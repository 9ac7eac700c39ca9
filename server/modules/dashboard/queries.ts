import type { Knex } from 'knex';
import type { Permission } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Activity } from './contract.ts';

type ActivityRow = Omit<Activity, 'id' | 'event' | 'user' | 'time'> & {
  event_id: number;
  event_type: string | null;
  user_name: string;
  occurred_at: Date;
};

export const activityColumns = [
  'event_id',
  'event_type',
  'entity_id',
  'type',
  'user_name',
  'action',
  'occurred_at',
  'status',
  'details',
  'email',
  'phone',
  'destination',
  'package',
  'priority',
] as const;

const toActivity = ({ event_id, event_type, user_name, occurred_at, ...rest }: ActivityRow): Activity => ({
  id: event_id,
  event: event_type,
  user: user_name,
  time: occurred_at.toISOString(),
  ...rest,
});

/** An entry without the addresses that its reader may not see: of subscribers, and of new accounts. */
export function redact(activity: Activity, may: (permission: Permission) => boolean): Activity {
  const { type, email, user, action } = activity;
  if (!email || (type !== 'newsletter' && type !== 'registration')) return activity;
  if (may(type === 'newsletter' ? 'newsletter.view' : 'users.view')) return activity;
  return {
    ...activity,
    user: user === email ? 'A subscriber' : user,
    action: action.replaceAll(email, 'a subscriber'),
    email: null,
  };
}

/** The newest entries of the activity feed, of events at or after `from` if it is given. */
export async function listActivity(db: Database, limit: number, from?: Date): Promise<Activity[]> {
  const query = db('activity')
    .select(...activityColumns)
    .orderByRaw('occurred_at desc, event_id desc')
    .limit(limit);
  if (from) query.where('occurred_at', '>=', from);
  const rows: ActivityRow[] = await query;
  return rows.map(toActivity);
}

/** Entries by event id, oldest first. */
export async function listActivityByEvents(db: Database, eventIds: number[]): Promise<Activity[]> {
  const rows: ActivityRow[] = await db('activity')
    .select(...activityColumns)
    .whereIn('event_id', eventIds)
    .orderBy('event_id')
    .limit(eventIds.length);
  return rows.map(toActivity);
}

/** Entries after an event, oldest first: those that a disconnected client missed, at most the last `limit`. */
export async function listActivitySince(db: Database, eventId: number, limit: number): Promise<Activity[]> {
  const rows: ActivityRow[] = await db('activity')
    .select(...activityColumns)
    .where('event_id', '>', eventId)
    .orderBy('event_id', 'desc')
    .limit(limit);
  return rows.reverse().map(toActivity);
}

/** The rows of the feed that belong to a query of event ids. */
export const selectActivityByEvents = (db: Database, eventIds: Knex.QueryBuilder): Knex.QueryBuilder =>
  db('activity').whereIn('event_id', eventIds);
