import { storeEnquiry } from '../server/modules/enquiries/commands/storeEnquiry.ts';
import type { Transaction } from '../server/platform/db/db.ts';
import { demoRequestId } from './demoTime.ts';
import { decideOutcomes, type Finished } from './enquiries/decideOutcomes.ts';
import { handleEnquiry, type Note } from './enquiries/handleEnquiry.ts';
import { inventEnquiry } from './enquiries/inventEnquiry.ts';
import { pauseOldClocks } from './enquiries/pauseOldClocks.ts';
import { readEnquirySources } from './enquiries/readEnquirySources.ts';
import { enquiriesOfReturningCustomer, storeReturningCustomer } from './enquiries/storeReturningCustomer.ts';
import { type Handling, loadConversations } from './loadConversations.ts';
import type { DemoStaff } from './loadStaff.ts';
import { spreadMoments } from './moments.ts';
import { inventPeople, readNames } from './people.ts';
import { seededRandom } from './random.ts';
import { type DemoEvent, drawIds, rowsAtOnce, storeEvents } from './storeEvents.ts';

const count = 400 - enquiriesOfReturningCustomer;
const days = 90;

/**
 * Enquiries of the last 90 days with their handling and conversations; state and events are those that commands record.
 */
export async function loadEnquiries(trx: Transaction, staff: DemoStaff, now: Date): Promise<void> {
  const random = seededRandom(20_261_120);
  const sources = await readEnquirySources();
  const people = inventPeople(random, await readNames(), count);
  const moments = spreadMoments(random, count, days, now);
  const noteIds = await drawIds(trx, 'enquiry_notes', count);
  const notes: Note[] = [];
  const events: DemoEvent[] = [];
  const handlings: Handling[] = [];
  const finished: Finished[] = [];
  for (const [index, person] of people.entries()) {
    const [noteId, at] = [noteIds[index], moments[index]];
    if (noteId === undefined || at === undefined) continue;
    const submission = inventEnquiry(random, sources, person, at);
    const stored = await storeEnquiry(trx, { submission, context: { now: at, requestId: demoRequestId } });
    if (!stored) continue;
    const { channel, name } = submission;
    const subject = { id: stored.id, channel, name, noteId };
    const { handled, note, steps } = handleEnquiry(random, sources.texts.notes, subject, at, staff, now);
    if (note) notes.push(note);
    if (steps.length > 0) await trx('enquiries').where({ id: stored.id }).update(handled);
    events.push(...steps);
    handlings.push({ subject: { ...submission, ...stored }, steps });
    if (handled.status === 'resolved' || handled.status === 'closed') {
      finished.push({ id: stored.id, status: handled.status, at: handled.updated_at });
    }
  }
  await trx.batchInsert('enquiry_notes', notes, rowsAtOnce);
  await loadConversations(trx, handlings, staff, now);
  await storeEvents(trx, [
    ...events,
    ...(await decideOutcomes(trx, finished, staff.employee)),
    ...(await pauseOldClocks(trx, staff.employee, now)),
  ]);
  await storeReturningCustomer(trx, staff, now);
}
