import type { Database } from '../../platform/db/db.ts';
import { pick } from '../../platform/pick.ts';
import { toConsent } from '../enquiries/consent.contract.ts';
import { type EnquiryRecord, listPersonEnquiries, type PersonEnquiry } from '../enquiries/queries.ts';
import { findSubscriber, type SubscriberRecord } from '../newsletter/queries.ts';
import type { Outcome } from '../responses/contract.ts';
import { listOutcomes } from '../responses/queries.ts';
import type { PersonProfile } from './contract.ts';

/** Everything known about the person who sent an enquiry; the newsletter only for callers who may see subscribers. */
export async function getPersonProfile(
  db: Database,
  enquiry: EnquiryRecord,
  { mayViewNewsletter }: { mayViewNewsletter: boolean },
): Promise<PersonProfile> {
  const { name, email, phone } = enquiry;
  const { brochures: _, journeys: __, ...visit } = enquiry.visit ?? {};
  const erased = enquiry.erased_at !== null;
  const [rows, subscriber] = await Promise.all([
    listPersonEnquiries(db, enquiry),
    mayViewNewsletter && !erased ? findSubscriber(db, email) : undefined,
  ]);
  const outcomes = await listOutcomes(
    db,
    rows.map(({ id }) => id),
  );
  return {
    name,
    email,
    phone,
    erased,
    enquiries: rows.map((row) => toEnquiry(row, email, outcomes)),
    newsletter: mayViewNewsletter ? toNewsletter(subscriber) : null,
    consents: listConsents(rows, subscriber),
    visit: enquiry.visit && visit,
    brochures: [...new Set(rows.flatMap((row) => row.visit?.brochures ?? []))],
  };
}

const shownFields = [
  ...(['id', 'reference', 'enquiry_type', 'name', 'subject'] as const),
  ...(['destination', 'status', 'merged_into'] as const),
];

const toEnquiry = (row: PersonEnquiry, email: string, outcomes: Map<number, Outcome>) => ({
  ...pick(row, shownFields),
  created_at: row.created_at.toISOString(),
  found_by: row.email.toLowerCase() === email.toLowerCase() ? ('email' as const) : ('phone' as const),
  outcome: outcomes.get(row.id) ?? null,
});

function toNewsletter(subscriber: SubscriberRecord | undefined): PersonProfile['newsletter'] {
  if (!subscriber) return { status: 'none', verified: false, since: null };
  const { status, subscription_date, verification_date, unsubscription_date } = subscriber;
  const since = status === 'unsubscribed' ? unsubscription_date : subscription_date;
  return { status, verified: verification_date !== null, since: since?.toISOString() ?? null };
}

function listConsents(
  rows: PersonEnquiry[],
  subscriber: SubscriberRecord | undefined,
): PersonProfile['consents'] {
  const given = [
    ...rows.map((row) => ({ consent: toConsent(row), reference: row.reference })),
    ...(subscriber ? [{ consent: toConsent(subscriber), reference: null }] : []),
  ];
  return given
    .flatMap(({ consent, reference }) => (consent ? [{ ...consent, reference }] : []))
    .sort((one, other) => other.given_at.localeCompare(one.given_at));
}
