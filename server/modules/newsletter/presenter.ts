import type { CsvCell } from '../../platform/text/csv.ts';
import { toConsent } from '../enquiries/consent.contract.ts';
import type { SubscriberResponse } from './contract.ts';
import type { SubscriberRecord } from './queries.ts';

export function toSubscriber(row: SubscriberRecord): SubscriberResponse {
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

const csvColumns: [string, (row: SubscriberRecord) => CsvCell][] = [
  ['ID', ({ id }) => id],
  ['Email', ({ email }) => email],
  ['Status', ({ status }) => status],
  ['Verified', ({ verification_date }) => (verification_date ? 'yes' : 'no')],
  ['Source', ({ subscription_source }) => subscription_source],
  ['Subscribed at', ({ subscription_date }) => subscription_date],
  ['Verified at', ({ verification_date }) => verification_date],
  ['Unsubscribed at', ({ unsubscription_date }) => unsubscription_date],
  ['Last email at', ({ last_email_sent }) => last_email_sent],
  ['IP address', ({ ip_address }) => ip_address],
  ['User agent', ({ user_agent }) => user_agent],
];

export const csvHeader = csvColumns.map(([heading]) => heading);
export const toCsvRow = (row: SubscriberRecord): CsvCell[] => csvColumns.map(([, toCell]) => toCell(row));
