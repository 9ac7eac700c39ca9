import type { Transaction } from '../../server/platform/db/db.ts';

/**
 * Whether the work of a day is still to do, and nobody is doing it: the row stays locked until the transaction ends,
 * and a worker that dies lets go of it undone. `finishDailyWork` ends it.
 */
export async function claimDailyWork(trx: Transaction, name: string, day: string): Promise<boolean> {
  const row = await trx('daily_work')
    .where({ name })
    .where((open) => open.whereNull('done_for').orWhere('done_for', '<', day))
    .forUpdate()
    .skipLocked()
    .first('name');
  return row !== undefined;
}

export async function finishDailyWork(trx: Transaction, name: string, day: string): Promise<void> {
  await trx('daily_work').where({ name }).update({ done_for: day });
}
