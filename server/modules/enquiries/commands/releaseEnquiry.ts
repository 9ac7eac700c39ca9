import { record } from '../../../platform/events/events.ts';
import { enquirySubmitted } from '../events.ts';
import type { Release } from '../quarantine/queries.ts';
import { toReference } from '../queries.ts';
import { type Submission, toEventData } from './submitEnquiry.ts';

/** Makes an enquiry of what the quarantine held, as if it arrived now; the consent is of when it was given. */
export const releaseEnquiry: Release = async (trx, { submission, entity_id, created_at }, context) => {
  const held = submission as unknown as Submission; // written by holdEnquiry
  const id = entity_id ?? 0; // holdEnquiry always draws one
  const facts = toEventData(held);
  await trx('enquiries').insert({
    id,
    channel: facts.channel,
    enquiry_type: facts.enquiryType,
    name: facts.name,
    email: facts.email,
    phone: facts.phone,
    subject: facts.subject,
    destination: facts.destination,
    travel_type: facts.travelType,
    message: held.message,
    contact_time: held.contactTime,
    services: JSON.stringify(held.services),
    source_page: held.sourcePage,
    event_date: held.eventDate,
    guest_count: held.guestCount,
    budget_range: held.budgetRange,
    venue: held.venue,
    attachment: held.attachment && JSON.stringify(held.attachment),
    consent_version: held.consent,
    consented_at: held.consent && created_at,
    created_at: context.now,
    updated_at: context.now,
  });
  // The visitor did it; who let it through stands in the event of the release.
  await record(trx, enquirySubmitted(id, { ...facts, reference: toReference(id) }), {
    ...context,
    actor: null,
  });
};
