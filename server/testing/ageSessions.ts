import type { Database } from '../platform/db/db.ts';

/** Makes every session older by so many seconds, by the clock of the database. */
export async function ageSessions(db: Database, seconds: number): Promise<void> {
  await db.raw(
    `update sessions set created_at = created_at - age, signed_in_at = signed_in_at - age,
       last_used_at = last_used_at - age, expires_at = expires_at - age, ends_at = ends_at - age
     from make_interval(secs => ?) as age`,
    [seconds],
  );
  await db.raw('update users set sessions_valid_from = sessions_valid_from - make_interval(secs => ?)', [
    seconds,
  ]);
}
