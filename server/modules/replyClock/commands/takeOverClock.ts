import type { Transaction } from '../../../platform/db/db.ts';

/**
 * Transfers the reply that is owed on one enquiry to another, unless that one's own is due sooner. If neither was replied
 * to, it remains a first reply. Its clock need not run: a merge stops it. Returns whether it was transferred.
 */
export async function takeOverClock(trx: Transaction, from: number, to: number): Promise<boolean> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update reply_clocks as main
     set state = 'running', reopened = main.state <> 'running' or main.reopened or other.reopened,
       started_at = other.started_at, warn_at = other.warn_at, due_at = other.due_at,
       fires_at = coalesce(other.fires_at, next_timer(other.warn_at, other.due_at))
     from reply_clocks as other
     where main.enquiry_id = ? and other.enquiry_id = ?
       and (main.state <> 'running' or other.due_at < main.due_at)`,
    [to, from],
  );
  return rowCount > 0;
}
