import type { Database } from '../db/db.ts';

/** Events that wait for the relay, and for how many seconds the oldest of them has waited (0 without any). */
export async function readOutbox(db: Database): Promise<{ depth: number; age: number }> {
  const { rows } = await db.raw<{ rows: { depth: number; age: number }[] }>(
    `select count(*) as depth,
            greatest(0, coalesce(extract(epoch from clock_timestamp() - min(occurred_at)), 0))::float8 as age
     from events where published_at is null`,
  );
  return rows[0] ?? { depth: 0, age: 0 };
}
