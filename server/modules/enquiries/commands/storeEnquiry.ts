import { announceEvents, type Database, type Transaction } from '../../../platform/db/db.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import type { Context } from '../../../platform/events/events.ts';
import type { Idempotency } from '../../../platform/http/idempotency.ts';
import type { Submitted } from '../contract.ts';
import { type Submission, submissionColumns } from '../Enquiry.ts';
import { enquirySubmitted, type SubmittedFacts } from '../events.ts';

type NewEnquiry = {
  submission: Submission;
  /** The number that the visitor already has; the database draws one if there is none. */
  id?: number;
  /** When the consent was given, if that was before now. */
  consentedAt?: Date;
  idempotency?: Idempotency;
  context: Pick<Context, 'now' | 'requestId'>;
};

/**
 * Stores an enquiry and its event in one statement: one round trip and one commit. The form, a release from the
 * quarantine and the demo content all come through here.
 * @returns null, and stores nothing, when the idempotency key was claimed before
 */
export async function storeEnquiry(
  db: Database | Transaction,
  { submission, id, consentedAt, idempotency, context: { now, requestId } }: NewEnquiry,
): Promise<Submitted | null> {
  const row = {
    ...submission,
    consented_at: submission.consent_version && (consentedAt ?? now),
    created_at: now,
    updated_at: now,
  };
  const event = enquirySubmitted(0, { ...toEventData(submission), reference: '' });
  const [stored] = await runPrepared<Submitted>(db, 'store_enquiry', statement, [
    ...[JSON.stringify(row), id ?? null],
    ...[idempotency?.call ?? null, idempotency?.key ?? null, idempotency?.bodyHash ?? null],
    ...[event.type, event.entity.type, JSON.stringify(event.data), now, requestId],
  ]);
  if (stored) announceEvents(db, [event.entity.type]);
  return stored ?? null;
}

const toEventData = (submission: Submission): Omit<SubmittedFacts, 'reference'> => ({
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

// The id is drawn first, because the stored answer to the key contains it. A second statement with the same key waits
// for the first one's commit.
const statement = `
  with drawn as materialized (
    select coalesce($2::bigint, nextval('enquiries_id_seq')) as id
  ), claimed as (
    insert into idempotency_keys as k (call, key, body_hash, answer)
    select $3, $4::text, $5, jsonb_build_object(
      'id', id, 'reference', 'SN-' || lpad(id::text, greatest(6, length(id::text)), '0'))
    from drawn where $4 is not null
    on conflict (call, key) do update
      set body_hash = excluded.body_hash, answer = excluded.answer, created_at = now()
      where k.created_at < now() - interval '24 hours'
    returning key
  ), stored as (
    insert into enquiries (id, ${columns.join(', ')})
    select drawn.id, ${columns.map((name) => `given.${name}`).join(', ')}
    from drawn, jsonb_populate_record(null::enquiries, $1) as given
    where $4 is null or exists (select from claimed)
    returning id, reference
  ), recorded as (
    insert into events (type, entity_type, entity_id, data, occurred_at, request_id)
    select $6, $7, id, $8::jsonb || jsonb_build_object('reference', reference), $9, $10 from stored
  )
  select id, reference from stored`;
