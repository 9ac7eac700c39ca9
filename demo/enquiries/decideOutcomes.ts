import type { StaffMember } from '../../server/modules/accounts/users/queries.ts';
import { lostReasons } from '../../server/modules/responses/contract.ts';
import { enquiryBooked, enquiryLost } from '../../server/modules/responses/events.ts';
import type { Transaction } from '../../server/platform/db/db.ts';
import { seededRandom } from '../random.ts';
import type { DemoEvent } from '../storeEvents.ts';

/** An enquiry that staff have finished, and when. */
export type Finished = { id: number; status: 'resolved' | 'closed'; at: Date };

/** The outcomes of finished enquiries: many resolved ones were booked, closed ones were lost. Returns the events. */
export async function decideOutcomes(
  trx: Transaction,
  finished: readonly Finished[],
  actor: StaffMember,
): Promise<DemoEvent[]> {
  const random = seededRandom(20_261_122);
  const events: DemoEvent[] = [];
  const rows: object[] = [];
  for (const { id, status, at } of finished) {
    if (status === 'closed') {
      const reason = random.pick(lostReasons);
      rows.push({ enquiry_id: id, outcome: 'lost', amount: null, reason });
      events.push({ event: enquiryLost(id, reason), actor, at });
    } else if (random.chance(0.45)) {
      const amount = 1000 * Math.round(28 + random.next() * 290);
      rows.push({ enquiry_id: id, outcome: 'booked', amount, reason: null });
      events.push({ event: enquiryBooked(id, amount), actor, at });
    }
  }
  await trx.batchInsert('enquiry_outcomes', rows);
  return events;
}
