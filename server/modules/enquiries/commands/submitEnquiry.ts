import type { ConsentVersion } from '../../../platform/consent/contract.ts';
import { announceEvents, type Database } from '../../../platform/db.ts';
import type { Context } from '../../../platform/events.ts';
import { type Idempotency, otherBody } from '../../../platform/idempotency.ts';
import type { Submitted } from '../contract.ts';
import type { Attachment, Services } from '../Enquiry.ts';
import { enquirySubmitted, type SubmittedFacts } from '../events.ts';

/** A validated submission of either form. */
export type Submission = Omit<SubmittedFacts, 'reference'> & {
  message: string;
  contactTime: string | null;
  services: Services;
  sourcePage: string | null;
  eventDate: string | null;
  guestCount: number | null;
  budgetRange: string | null;
  venue: string | null;
  attachment: Attachment | null;
  /** The wording that the visitor saw; null where none was shown. */
  consent: ConsentVersion | null;
};

/** What the event says of a submission. */
export const factsOf = ({
  channel,
  enquiryType,
  name,
  email,
  phone,
  subject,
  destination,
  travelType,
}: Submission): Omit<SubmittedFacts, 'reference'> => ({
  channel,
  enquiryType,
  name,
  email,
  phone,
  subject,
  destination,
  travelType,
});

/**
 * Stores an enquiry and the fact that it was submitted in one statement, which costs one round trip and one
 * commit. A key that was claimed before stores nothing and gives the first answer; `replayed` tells it.
 * @throws AppError 409 when the key was used with another body
 */
export async function submitEnquiry(
  db: Database,
  submission: Submission,
  idempotency: Idempotency,
  context: Context,
): Promise<Submitted & { replayed: boolean }> {
  const { message, contactTime, services, sourcePage, eventDate, guestCount, budgetRange, venue } =
    submission;
  const facts = factsOf(submission);
  const event = enquirySubmitted(0, { ...facts, reference: '' });
  const { rows } = await db.raw<{ rows: Submitted[] }>(insertAll, {
    call: idempotency.call,
    key: idempotency.key,
    bodyHash: idempotency.bodyHash,
    ...facts,
    message,
    contactTime,
    services: JSON.stringify(services),
    sourcePage,
    eventDate,
    guestCount,
    budgetRange,
    venue,
    attachment: submission.attachment && JSON.stringify(submission.attachment),
    consent: submission.consent,
    now: context.now,
    eventType: event.type,
    entityType: event.entity.type,
    data: JSON.stringify(facts),
    requestId: context.requestId,
  });
  const stored = rows[0];
  if (stored) {
    announceEvents(db, [event.entity.type]);
    return { ...stored, replayed: false };
  }
  const first = await db('idempotency_keys')
    .select('body_hash', 'answer')
    .where({ call: idempotency.call, key: idempotency.key })
    .first<{ body_hash: string; answer: Submitted }>();
  if (first?.body_hash !== idempotency.bodyHash) throw otherBody();
  return { ...first.answer, replayed: true };
}

// The id is drawn first, because the remembered answer must hold it.
const insertAll = `
  with fresh as (
    select nextval('enquiries_id_seq') as id
  ), claimed as (
    insert into idempotency_keys as k (call, key, body_hash, answer)
    select :call, :key::text, :bodyHash, jsonb_build_object(
      'id', fresh.id,
      'reference', 'SN-' || lpad(fresh.id::text, greatest(6, length(fresh.id::text)), '0'))
    from fresh where :key::text is not null
    on conflict (call, key) do update
      set body_hash = excluded.body_hash, answer = excluded.answer, created_at = now()
      where k.created_at < now() - interval '24 hours'
    returning 1
  ), stored as (
    insert into enquiries (id, channel, enquiry_type, name, email, phone, subject, message, contact_time,
      services, source_page, destination, travel_type, event_date, guest_count, budget_range, venue,
      attachment, consent_version, consented_at, created_at, updated_at)
    select fresh.id, :channel, :enquiryType, :name, :email, :phone, :subject, :message, :contactTime,
      :services::jsonb, :sourcePage, :destination, :travelType, :eventDate::date, :guestCount::integer,
      :budgetRange, :venue, :attachment::jsonb, :consent::text,
      case when :consent::text is not null then :now::timestamptz end, :now::timestamptz, :now::timestamptz
    from fresh where :key::text is null or exists (select from claimed)
    returning id, reference
  ), recorded as (
    insert into events (type, entity_type, entity_id, data, occurred_at, request_id)
    select :eventType, :entityType, stored.id,
      :data::jsonb || jsonb_build_object('reference', stored.reference), :now::timestamptz, :requestId
    from stored
  )
  select id, reference from stored`;
