import type { Transaction } from '../../../platform/db/db.ts';
import { restartClocks } from './restartClocks.ts';

/** Starts the clock again, because the customer wrote. The due time of one that runs already stays. */
export async function reopenClock(trx: Transaction, enquiryId: number, now: Date): Promise<void> {
  const clock = await trx('reply_clocks')
    .where({ enquiry_id: enquiryId })
    .forUpdate()
    .first<{ state: string } | undefined>('state');
  if (!clock || clock.state === 'running') return;
  await restartClocks(trx, [enquiryId], now, true);
}
