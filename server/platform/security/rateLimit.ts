import type { Database } from '../db/db.ts';
import { runPrepared } from '../db/runPrepared.ts';
import { clientNetworks } from './clientNetworks.ts';

export type Limit = { name: string; max: number; windowSeconds: number };

/**
 * Counts one attempt of `key` before it is made, in Postgres, so that all API replicas share the counts. Returns 0 when
 * it is allowed, else the seconds until the window ends. The table is unlogged: a crash of Postgres resets the counts,
 * which only opens new windows.
 */
export const consumeAttempt = (db: Database, limit: Limit, key: string): Promise<number> =>
  consumeAll(db, limit, [{ key, max: limit.max }]);

type Attempt = { key: string; max: number };
type Consumed = { key: string; attempts: number; seconds_left: number };

async function consumeAll(
  db: Database,
  { name, windowSeconds }: Limit,
  attempts: Attempt[],
): Promise<number> {
  const keys = attempts.map(({ key }) => key);
  const consumed = await runPrepared<Consumed>(db, 'consume_attempts', consumeStatement, [
    name,
    keys,
    windowSeconds,
  ]);
  const waits = consumed.map(({ key, attempts: made, seconds_left: left }) => {
    const isOver = attempts.some((one) => one.key === key && made > one.max);
    return isOver ? Math.max(1, Math.ceil(left)) : 0;
  });
  return Math.max(...waits);
}

// Sorted, so that concurrent statements never deadlock.
const consumeStatement = `
  insert into rate_limits as r (name, key, attempts, resets_at)
  select $1, key, 1, now() + make_interval(secs => $3) from unnest($2::text[]) as key
  order by key
  on conflict (name, key) do update set
    attempts = case when r.resets_at <= now() then 1 else r.attempts + 1 end,
    resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
  returning key, attempts, extract(epoch from resets_at - now())::float8 as seconds_left`;

/**
 * How many times the limit of one client applies to a /48, which can be one home, or the customers of a small provider.
 */
const siteFactor = 8;

/** The counters of a client, together with `subject` if given. */
function clientAttempts(limit: Limit, address: string, subject?: string): Attempt[] {
  const { client, site } = clientNetworks(address);
  const keyed = (network: string) => (subject === undefined ? network : `${subject}:${network}`);
  const ofSite = site && { key: keyed(site), max: limit.max * siteFactor };
  return [{ key: keyed(client), max: limit.max }, ...(ofSite ? [ofSite] : [])];
}

/** Like `consumeAttempt`, by the network of the client at `address`, separately for each `subject`. */
export const consumeClientAttempt = (
  db: Database,
  limit: Limit,
  address: string,
  subject?: string,
): Promise<number> => consumeAll(db, limit, clientAttempts(limit, address, subject));

/** Deletes the counted attempts of `key`, for example after a correct code. */
export async function resetAttempts(db: Database, limit: Limit, key: string): Promise<void> {
  await db('rate_limits').where({ name: limit.name, key }).delete();
}

/** Like `resetAttempts`, for a client, for example after a successful sign-in. */
export async function resetClientAttempts(
  db: Database,
  limit: Limit,
  address: string,
  subject?: string,
): Promise<void> {
  const keys = clientAttempts(limit, address, subject).map(({ key }) => key);
  await db('rate_limits').where({ name: limit.name }).whereIn('key', keys).delete();
}

/** Gives back one attempt of a client that turned out to be legitimate. */
export async function refundClientAttempt(db: Database, limit: Limit, address: string): Promise<void> {
  const keys = clientAttempts(limit, address).map(({ key }) => key);
  await db('rate_limits')
    .where({ name: limit.name })
    .where('attempts', '>', 0)
    .whereIn('key', keys)
    .decrement('attempts');
}
