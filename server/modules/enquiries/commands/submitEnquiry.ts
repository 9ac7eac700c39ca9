import { createBatcher } from '../../../platform/db/batch.ts';
import { announceEvents, type Database } from '../../../platform/db/db.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import type { Context } from '../../../platform/events/events.ts';
import { type Idempotency, otherBody } from '../../../platform/http/idempotency.ts';
import { memoizeByObject } from '../../../platform/process/memoize.ts';
import type { ConsentVersion } from '../consent.contract.ts';
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

/** The event data of a submission. */
export const toEventData = ({
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

type Given = { submission: Submission; idempotency: Idempotency; context: Context };

/** The id that this very submission was stored under; null when its key was claimed before. */
type Stored = Submitted | null;

/**
 * Stores an enquiry and its event in one statement, which concurrent submissions share: one round trip and one
 * commit. A key that was already claimed stores nothing and returns the first response, with `replayed` set.
 * @throws AppError 409 when the key was used with another body
 */
export async function submitEnquiry(
  db: Database,
  submission: Submission,
  idempotency: Idempotency,
  context: Context,
): Promise<Submitted & { replayed: boolean }> {
  const stored = await storing(db)({ submission, idempotency, context });
  if (stored) return { ...stored, replayed: false };
  const first = await db('idempotency_keys')
    .select('body_hash', 'answer')
    .where({ call: idempotency.call, key: idempotency.key })
    .first<{ body_hash: string; answer: Submitted }>();
  if (first?.body_hash !== idempotency.bodyHash) throw otherBody();
  return { ...first.answer, replayed: true };
}

const storing = memoizeByObject((db: Database) =>
  createBatcher<Given, Stored>({
    work: (given) => storeAll(db, given),
    getKey: ({ idempotency: { call, key } }) => (key === null ? null : `${call} ${key}`),
  }),
);

async function storeAll(db: Database, given: Given[]): Promise<Stored[]> {
  const rows = await runPrepared<Submitted & { place: number }>(db, 'submit_enquiries', insertAll, [
    JSON.stringify(given.map(toRow)),
  ]);
  if (rows.length > 0) announceEvents(db, ['enquiry']);
  const stored: Stored[] = given.map(() => null);
  for (const { place, id, reference } of rows) stored[place] = { id, reference };
  return stored;
}

/** A submission as `insertAll` reads it: columns of the enquiry, its key, its event. */
function toRow({ submission, idempotency, context }: Given, place: number) {
  const facts = toEventData(submission);
  const { channel, enquiryType, name, email, phone, subject, destination, travelType } = facts;
  const event = enquirySubmitted(0, { ...facts, reference: '' });
  return {
    place,
    call: idempotency.call,
    key: idempotency.key,
    body_hash: idempotency.bodyHash,
    channel,
    enquiry_type: enquiryType,
    name,
    email,
    phone,
    subject,
    message: submission.message,
    contact_time: submission.contactTime,
    services: submission.services,
    source_page: submission.sourcePage,
    destination,
    travel_type: travelType,
    event_date: submission.eventDate,
    guest_count: submission.guestCount,
    budget_range: submission.budgetRange,
    venue: submission.venue,
    attachment: submission.attachment,
    consent: submission.consent,
    event_type: event.type,
    entity_type: event.entity.type,
    data: facts,
    submitted_at: context.now.toISOString(),
    request_id: context.requestId,
  };
}

// The ids are drawn first, because the remembered answers must hold them. Keys are claimed in one order, so that two
// statements never wait for one another.
const insertAll = `
  with fresh as materialized (
    select nextval('enquiries_id_seq') as id, given.*
    from jsonb_to_recordset($1) as given (
      place integer, call text, key text, body_hash text, channel text, enquiry_type text, name text, email text,
      phone text, subject text, message text, contact_time text, services jsonb, source_page text, destination text,
      travel_type text, event_date date, guest_count integer, budget_range text, venue text, attachment jsonb,
      consent text, event_type text, entity_type text, data jsonb, submitted_at timestamptz, request_id text)
  ), claimed as (
    insert into idempotency_keys as k (call, key, body_hash, answer)
    select call, key, body_hash, jsonb_build_object(
      'id', id, 'reference', 'SN-' || lpad(id::text, greatest(6, length(id::text)), '0'))
    from fresh where key is not null order by call, key
    on conflict (call, key) do update
      set body_hash = excluded.body_hash, answer = excluded.answer, created_at = now()
      where k.created_at < now() - interval '24 hours'
    returning call, key
  ), stored as (
    insert into enquiries (id, channel, enquiry_type, name, email, phone, subject, message, contact_time,
      services, source_page, destination, travel_type, event_date, guest_count, budget_range, venue,
      attachment, consent_version, consented_at, created_at, updated_at)
    select id, channel, enquiry_type, name, email, phone, subject, message, contact_time,
      services, source_page, destination, travel_type, event_date, guest_count, budget_range, venue,
      attachment, consent, case when consent is not null then submitted_at end, submitted_at, submitted_at
    from fresh left join claimed using (call, key)
    where fresh.key is null or claimed.key is not null
    returning id, reference
  ), recorded as (
    insert into events (type, entity_type, entity_id, data, occurred_at, request_id)
    select event_type, entity_type, id, data || jsonb_build_object('reference', reference), submitted_at, request_id
    from stored join fresh using (id) order by id
  )
  select place, id, reference from stored join fresh using (id)`;
