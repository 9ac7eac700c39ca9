import type { Database } from './db.ts';
import { createGathering } from './gathering.ts';
import { runPrepared } from './prepared.ts';
import { ofEach } from './remembered.ts';

export type Limit = { name: string; max: number; windowSeconds: number };

/**
 * Counts one attempt of `key` before it is tried, in Postgres, so that all API copies count together.
 * Returns 0 when it may go on, else the seconds until the window ends. The table is unlogged: a crash of
 * Postgres forgets the counts, which costs nothing but a fresh window.
 */
export const countAttempt = (db: Database, limit: Limit, key: string): Promise<number> =>
  counting(db)({ limit, key });

type Attempt = { limit: Limit; key: string };
type Counted = { name: string; key: string; attempts: number; seconds_left: number };

const counting = ofEach((db: Database) =>
  createGathering<Attempt, number>({ work: (attempts) => countAll(db, attempts) }),
);

const idOf = (name: string, key: string) => `${name} ${key}`;

/** Counts attempts in their order: of two with one key, the second is one more. */
async function countAll(db: Database, attempts: Attempt[]): Promise<number[]> {
  const rows = new Map<string, { name: string; key: string; attempts: number; seconds: number }>();
  const places = attempts.map(({ limit: { name, windowSeconds: seconds }, key }) => {
    const row = rows.get(idOf(name, key)) ?? { name, key, attempts: 0, seconds };
    rows.set(idOf(name, key), row);
    row.attempts += 1;
    return { row, place: row.attempts };
  });
  const counted = await runPrepared<Counted>(db, 'count_attempts', countStatement, [
    JSON.stringify([...rows.values()]),
  ]);
  const found = new Map(counted.map((row) => [idOf(row.name, row.key), row]));
  return places.map(({ row, place }, index) => {
    const { attempts: all = 0, seconds_left: left = 0 } = found.get(idOf(row.name, row.key)) ?? {};
    const isOver = all - row.attempts + place > (attempts[index]?.limit.max ?? 0);
    return isOver ? Math.max(1, Math.ceil(left)) : 0;
  });
}

// In one order, so that two statements never wait for one another.
const countStatement = `
  insert into rate_limits as r (name, key, attempts, resets_at)
  select name, key, attempts, now() + make_interval(secs => seconds)
  from jsonb_to_recordset($1) as given (name text, key text, attempts integer, seconds float8)
  order by name, key
  on conflict (name, key) do update set
    attempts = case when r.resets_at <= now() then excluded.attempts else r.attempts + excluded.attempts end,
    resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
  returning name, key, attempts, extract(epoch from resets_at - now())::float8 as seconds_left`;

/** Forgets the counted attempts of `key`, as a successful sign-in does. */
export async function forgetAttempts(db: Database, limit: Limit, key: string): Promise<void> {
  await db('rate_limits').where({ name: limit.name, key }).delete();
}
