import { createBatcher } from '../db/batch.ts';
import type { Database } from '../db/db.ts';
import { runPrepared } from '../db/prepared.ts';
import { memoizeByObject } from '../process/memoize.ts';
import { clientNetworks } from './clientNetworks.ts';

export type Limit = { name: string; max: number; windowSeconds: number };

/**
 * Counts one attempt of `key` before it is made, in Postgres, so that all API copies share the counts. Returns 0 when
 * it is allowed, else the seconds until the window ends. The table is unlogged: a crash of Postgres resets the counts,
 * which only opens new windows.
 */
export const countAttempt = (db: Database, limit: Limit, key: string): Promise<number> =>
  counting(db)({ limit, key });

type Attempt = { limit: Limit; key: string };
type Counted = { name: string; key: string; attempts: number; seconds_left: number };

const counting = memoizeByObject((db: Database) =>
  createBatcher<Attempt, number>({ work: (attempts) => countAll(db, attempts) }),
);

const toAttemptId = (name: string, key: string) => `${name} ${key}`;

/** Counts attempts in order: of two with one key, the second counts one more. */
async function countAll(db: Database, attempts: Attempt[]): Promise<number[]> {
  const rows = new Map<string, { name: string; key: string; attempts: number; seconds: number }>();
  const places = attempts.map(({ limit: { name, windowSeconds: seconds }, key }) => {
    const row = rows.get(toAttemptId(name, key)) ?? { name, key, attempts: 0, seconds };
    rows.set(toAttemptId(name, key), row);
    row.attempts += 1;
    return { row, place: row.attempts };
  });
  const counted = await runPrepared<Counted>(db, 'count_attempts', countStatement, [
    JSON.stringify([...rows.values()]),
  ]);
  const found = new Map(counted.map((row) => [toAttemptId(row.name, row.key), row]));
  return places.map(({ row, place }, index) => {
    const { attempts: all = 0, seconds_left: left = 0 } = found.get(toAttemptId(row.name, row.key)) ?? {};
    const isOver = all - row.attempts + place > (attempts[index]?.limit.max ?? 0);
    return isOver ? Math.max(1, Math.ceil(left)) : 0;
  });
}

// Sorted, so that concurrent statements never deadlock.
const countStatement = `
  insert into rate_limits as r (name, key, attempts, resets_at)
  select name, key, attempts, now() + make_interval(secs => seconds)
  from jsonb_to_recordset($1) as given (name text, key text, attempts integer, seconds float8)
  order by name, key
  on conflict (name, key) do update set
    attempts = case when r.resets_at <= now() then excluded.attempts else r.attempts + excluded.attempts end,
    resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
  returning name, key, attempts, extract(epoch from resets_at - now())::float8 as seconds_left`;

/** A /48 may do so many times what one client may: it can be one home, or the customers of a small provider. */
const siteFactor = 8;

/** The counters of a client, together with `subject` if given. */
function clientAttempts(limit: Limit, address: string, subject?: string): Attempt[] {
  const { client, site } = clientNetworks(address);
  const keyed = (network: string) => (subject === undefined ? network : `${subject}:${network}`);
  const ofSite = site && { limit: { ...limit, max: limit.max * siteFactor }, key: keyed(site) };
  return [{ limit, key: keyed(client) }, ...(ofSite ? [ofSite] : [])];
}

/** Like `countAttempt`, by the network of the client at `address`, separately for each `subject`. */
export async function countClientAttempt(
  db: Database,
  limit: Limit,
  address: string,
  subject?: string,
): Promise<number> {
  const waits = await Promise.all(clientAttempts(limit, address, subject).map(counting(db)));
  return Math.max(...waits);
}

/** Deletes the counted attempts of `key`, as after a correct code. */
export async function forgetAttempts(db: Database, limit: Limit, key: string): Promise<void> {
  await db('rate_limits').where({ name: limit.name, key }).delete();
}

/** Like `forgetAttempts`, for a client, as after a successful sign-in. */
export async function forgetClientAttempts(
  db: Database,
  limit: Limit,
  address: string,
  subject?: string,
): Promise<void> {
  const keys = clientAttempts(limit, address, subject).map(({ key }) => key);
  await db('rate_limits').where({ name: limit.name }).whereIn('key', keys).delete();
}

/** Subtracts one attempt of a client that turned out to be legitimate. */
export async function uncountClientAttempt(db: Database, limit: Limit, address: string): Promise<void> {
  const keys = clientAttempts(limit, address).map(({ key }) => key);
  await db('rate_limits')
    .where({ name: limit.name })
    .where('attempts', '>', 0)
    .whereIn('key', keys)
    .decrement('attempts');
}
