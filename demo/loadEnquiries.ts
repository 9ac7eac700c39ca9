import { enquirySubmitted } from '../server/modules/enquiries/events.ts';
import { toReference } from '../server/modules/enquiries/queries.ts';
import type { Transaction } from '../server/platform/db/db.ts';
import { handleEnquiry, type Note } from './enquiries/handleEnquiry.ts';
import { inventEnquiry } from './enquiries/inventEnquiry.ts';
import { readEnquirySources } from './enquiries/readEnquirySources.ts';
import type { DemoStaff } from './loadStaff.ts';
import { spreadMoments } from './moments.ts';
import { inventPeople, readNames } from './people.ts';
import { seededRandom } from './random.ts';
import { type DemoEvent, drawIds, rowsAtOnce, storeEvents } from './storeEvents.ts';

const count = 400;
const days = 90;

/** Enquiries of the last 90 days with what staff made of them; state and events are those that commands record. */
export async function loadEnquiries(trx: Transaction, staff: DemoStaff, now: Date): Promise<void> {
  const random = seededRandom(20_261_120);
  const sources = await readEnquirySources();
  const people = inventPeople(random, await readNames(), count);
  const moments = spreadMoments(random, count, days, now);
  const ids = await drawIds(trx, 'enquiries', count);
  const noteIds = await drawIds(trx, 'enquiry_notes', count);
  const notes: Note[] = [];
  const events: DemoEvent[] = [];
  const rows = people.flatMap((person, index) => {
    const [id, noteId, at] = [ids[index], noteIds[index], moments[index]];
    if (id === undefined || noteId === undefined || at === undefined) return [];
    const submission = inventEnquiry(random, sources, person, at);
    const { channel, enquiryType, name, email, phone, subject, destination, travelType } = submission;
    const { handled, note, steps } = handleEnquiry(
      random,
      sources.texts.notes,
      { id, channel, name, noteId },
      at,
      staff,
      now,
    );
    if (note) notes.push(note);
    const reference = toReference(id);
    const facts = { reference, channel, enquiryType, name, email, phone, subject, destination, travelType };
    events.push({ event: enquirySubmitted(id, facts), actor: null, at }, ...steps);
    return [
      {
        id,
        channel,
        enquiry_type: enquiryType,
        name,
        email,
        phone,
        subject,
        message: submission.message,
        contact_time: submission.contactTime,
        services: JSON.stringify(submission.services),
        source_page: submission.sourcePage,
        destination,
        travel_type: travelType,
        event_date: submission.eventDate,
        guest_count: submission.guestCount,
        budget_range: submission.budgetRange,
        venue: submission.venue,
        consent_version: submission.consent,
        consented_at: at,
        ...handled,
        created_at: at,
      },
    ];
  });
  await trx.batchInsert('enquiries', rows, rowsAtOnce);
  await trx.batchInsert('enquiry_notes', notes, rowsAtOnce);
  await storeEvents(trx, events);
}
