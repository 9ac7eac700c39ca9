import { announceEvents } from '../../../platform/db/announceEvents.ts';
import type { Database } from '../../../platform/db/db.ts';
import { runPrepared } from '../../../platform/db/runPrepared.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import type { Idempotency } from '../../../platform/http/idempotency.ts';
import type { Submitted } from '../contract.ts';
import { emptyFields, type OptionalField, type Submission, submissionColumns } from '../Enquiry.ts';
import type { EnquiryEvent, SubmittedEventData } from '../events.ts';

export type NewEnquiry = {
  /** Optional columns may be missing. */
  submission: Omit<Submission, OptionalField> & Partial<Submission>;
  /** The number that the visitor already has; the database draws one if there is none. */
  id?: number;
  /** When the consent was given, if that was before now. */
  consentedAt?: Date;
  idempotency?: Idempotency;
  context: Pick<CommandContext, 'now' | 'requestId'>;
};

/**
 * Stores an enquiry and its event in one statement: one round trip and one commit. Forms, releases from the quarantine
 * and the demo content all use this function.
 * @returns null, and stores nothing, when the idempotency key was claimed before
 */
export async function storeEnquiry(db: Database, enquiry: NewEnquiry): Promise<Submitted | null> {
  const [stored] = await storeEnquiries(db, [enquiry]);
  return stored ?? null;
}

/** Like `storeEnquiry` for several, which are all stored or, when it throws, none. */
export async function storeEnquiries(
  db: Database,
  enquiries: readonly NewEnquiry[],
): Promise<(Submitted | null)[]> {
  const given = enquiries.map(toStatementInput);
  const stored = await runPrepared<Submitted & { place: number }>(db, 'store_enquiries', statement, [
    JSON.stringify(given),
  ]);
  if (stored.length > 0) announceEvents(db, ['enquiry']);
  const byPlace = new Map(stored.map(({ place, id, reference }) => [place, { id, reference }]));
  return enquiries.map((_, index) => byPlace.get(index + 1) ?? null);
}

function toStatementInput({ submission: given, id, consentedAt, idempotency, context }: NewEnquiry) {
  const { now, requestId } = context;
  const submission: Submission = { ...emptyFields, ...given };
  return {
    id,
    row: {
      ...submission,
      consented_at: submission.consent_version && (consentedAt ?? now),
      created_at: now,
      updated_at: now,
    },
    call: idempotency?.call,
    key: idempotency?.key,
    body_hash: idempotency?.bodyHash,
    event: {
      type: 'enquiry.submitted' satisfies EnquiryEvent['type'],
      entity_type: 'enquiry',
      data: toEventData(submission),
      occurred_at: now,
      request_id: requestId,
    },
  };
}

const toEventData = (submission: Submission): Omit<SubmittedEventData, 'reference'> => ({
  channel: submission.channel,
  enquiryType: submission.enquiry_type,
  name: submission.name,
  email: submission.email,
  phone: submission.phone,
  subject: submission.subject,
  destination: submission.destination,
  travelType: submission.travel_type,
});

const columns = [...submissionColumns, 'consented_at', 'created_at', 'updated_at'];

// The id is drawn first, because the stored response to the key contains it. A second statement with the same key waits
// for the first one's commit; keys are claimed in their order, so that two statements never wait for each other.
const statement = `
  with given as materialized (
    select place, coalesce((one->>'id')::bigint, nextval('enquiries_id_seq')) as id, one->'row' as fields,
           one->>'call' as call, one->>'key' as key, one->>'body_hash' as body_hash, one->'event' as event
    from jsonb_array_elements($1) with ordinality as list (one, place)
  ), claimed as (
    insert into idempotency_keys as k (call, key, body_hash, answer)
    select call, key, body_hash, jsonb_build_object(
      'id', id, 'reference', 'SN-' || lpad(id::text, greatest(6, length(id::text)), '0'))
    from given where key is not null
    order by call, key
    on conflict (call, key) do update
      set body_hash = excluded.body_hash, answer = excluded.answer, created_at = now()
      where k.created_at < now() - interval '24 hours'
    returning call, key
  ), stored as (
    insert into enquiries (id, ${columns.join(', ')})
    select given.id, ${columns.map((name) => `enquiry.${name}`).join(', ')}
    from given, jsonb_populate_record(null::enquiries, given.fields) as enquiry
    where given.key is null or exists (
      select from claimed where claimed.call = given.call and claimed.key = given.key)
    returning id, reference
  ), recorded as (
    insert into events (type, entity_type, entity_id, data, occurred_at, request_id)
    select event.type, event.entity_type, stored.id, event.data || jsonb_build_object('reference', reference),
           event.occurred_at, event.request_id
    from stored join given using (id), jsonb_populate_record(null::events, given.event) as event
  )
  select place::int, stored.id, reference from stored join given using (id)`;
