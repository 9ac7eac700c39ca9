import type { Database } from './db.ts';

export type Limit = { name: string; max: number; windowSeconds: number };

/**
 * Counts one attempt of `key` before it is tried, in Postgres, so that all API copies count together.
 * Returns 0 when it may go on, else the seconds until the window ends. The table is unlogged: a crash of
 * Postgres forgets the counts, which costs nothing but a fresh window.
 */
export async function countAttempt(db: Database, limit: Limit, key: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { attempts: number; seconds_left: number }[] }>(
    `insert into rate_limits as r (name, key, attempts, resets_at)
     values (:name, :key, 1, now() + make_interval(secs => :window))
     on conflict (name, key) do update set
       attempts = case when r.resets_at <= now() then 1 else r.attempts + 1 end,
       resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
     returning attempts, extract(epoch from resets_at - now())::float8 as seconds_left`,
    { name: limit.name, key, window: limit.windowSeconds },
  );
  const row = rows[0];
  return row && row.attempts > limit.max ? Math.max(1, Math.ceil(row.seconds_left)) : 0;
}

/** Forgets the counted attempts of `key`, as a successful sign-in does. */
export async function forgetAttempts(db: Database, limit: Limit, key: string): Promise<void> {
  await db('rate_limits').where({ name: limit.name, key }).delete();
}
