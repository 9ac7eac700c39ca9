import type { CsvCell } from '../../platform/text/csv.ts';
import { toConsent } from '../enquiries/consent.contract.ts';
import type { Subscriber } from './contract.ts';
import type { SubscriberRecord } from './queries.ts';

export function toSubscriber(row: SubscriberRecord): Subscriber {
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    subscribed: row.status === 'active',
    verified: row.verification_date !== null,
    verification_token: null,
    subscription_source: row.subscription_source,
    subscription_date: row.subscription_date.toISOString(),
    verification_date: row.verification_date?.toISOString() ?? null,
    unsubscription_date: row.unsubscription_date?.toISOString() ?? null,
    last_email_sent: row.last_email_sent?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    ip_address: row.ip_address,
    user_agent: row.user_agent,
    consent: toConsent(row),
  };
}

export const csvHeader = [
  'ID',
  'Email',
  'Status',
  'Verified',
  'Source',
  'Subscribed at',
  'Verified at',
  'Unsubscribed at',
  'Last email at',
  'IP address',
  'User agent',
] as const;

/** One line of the export, in the order of `csvHeader`. */
export function toCsvRow(row: SubscriberRecord): CsvCell[] {
  return [
    row.id,
    row.email,
    row.status,
    row.verification_date ? 'yes' : 'no',
    row.subscription_source,
    row.subscription_date.toISOString(),
    row.verification_date?.toISOString(),
    row.unsubscription_date?.toISOString(),
    row.last_email_sent?.toISOString(),
    row.ip_address,
    row.user_agent,
  ];
}
