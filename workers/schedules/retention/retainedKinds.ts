import type { Knex } from 'knex';
import { detachFiles, eraseEnquiries } from '../../../server/modules/enquiries/commands/eraseEnquiries.ts';
import { eraseQuarantined } from '../../../server/modules/enquiries/quarantine/commands/eraseQuarantined.ts';
import { eraseSubscribers } from '../../../server/modules/newsletter/commands/eraseSubscribers.ts';
import { forget } from '../../../server/modules/privacy/commands/forget.ts';
import type { ErasedFacts } from '../../../server/modules/privacy/events.ts';
import type { Retention } from '../../../server/modules/settings/contract.ts';
import type { Transaction } from '../../../server/platform/db/db.ts';
import type { Context } from '../../../server/platform/events/events.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';

/** A kind of data with a retention period: which rows, the start of the period, and how to delete them. */
export type RetainedKind = {
  name: string;
  table: string;
  /** The moment (SQL) that the period counts from. */
  since: string;
  period: { months: number } | { days: number };
  narrow?: (rows: Knex.QueryBuilder) => unknown;
  /** Deletes the rows that `old` selects; returns their number. */
  take(trx: Transaction, old: Knex.QueryBuilder): Promise<number>;
};

const erasers = { enquiries: eraseEnquiries, subscribers: eraseSubscribers };

const deleted = (table: string, key: string[]) => (trx: Transaction, old: Knex.QueryBuilder) =>
  trx(table)
    .whereIn(key, old.select(...key))
    .delete();

/** Every kind with a period of its own, as the settings say. */
export function retainedKinds(keep: Retention, storage: Storage, context: Context): RetainedKind[] {
  const removeFiles = async (keys: string[]) => {
    for (const key of keys) await storage.remove(key);
  };
  const forgetSubscribers: RetainedKind['take'] = async (trx, old) => {
    const subscribers: number[] = await old.pluck('id');
    if (subscribers.length > 0) {
      await forget(trx, erasers, { because: 'retention', enquiries: [], subscribers }, context);
    }
    return subscribers.length;
  };

  return [
    {
      name: 'enquiries',
      table: 'enquiries',
      since: 'updated_at',
      period: { months: keep.retention_enquiry_months },
      narrow: (rows) => rows.whereNull('erased_at'),
      async take(trx, old) {
        const enquiries: number[] = await old.pluck('id');
        if (enquiries.length === 0) return 0;
        const facts: ErasedFacts = { because: 'retention', enquiries, subscribers: [] };
        await removeFiles(await forget(trx, erasers, facts, context));
        return enquiries.length;
      },
    },
    {
      name: 'attachments',
      table: 'enquiries',
      since: 'updated_at',
      period: { months: keep.retention_attachment_months },
      narrow: (rows) => rows.whereNotNull('attachment'),
      async take(trx, old) {
        const ids: number[] = await old.pluck('id');
        await removeFiles(await detachFiles(trx, ids));
        return ids.length;
      },
    },
    {
      name: 'quarantined_submissions',
      table: 'quarantined_submissions',
      since: 'created_at',
      period: { days: keep.retention_quarantine_days },
      async take(trx, old) {
        const ids: number[] = await old.pluck('id');
        await removeFiles(await eraseQuarantined(trx, ids));
        return ids.length;
      },
    },
    {
      name: 'former_subscribers',
      table: 'subscribers',
      since: 'coalesce(unsubscription_date, updated_at)',
      period: { months: keep.retention_unsubscribed_months },
      narrow: (rows) => rows.whereNot({ status: 'active' }),
      take: forgetSubscribers,
    },
    {
      name: 'unconfirmed_subscribers',
      table: 'subscribers',
      since: 'coalesce(last_email_sent, subscription_date)',
      period: { days: keep.retention_unverified_days },
      narrow: (rows) => rows.where({ status: 'active' }).whereNull('verification_date'),
      take: forgetSubscribers,
    },
    {
      name: 'client_addresses',
      table: 'subscribers',
      since: 'subscription_date',
      period: { days: keep.retention_client_address_days },
      narrow: (rows) => rows.whereRaw('(ip_address is not null or user_agent is not null)'),
      take: (trx, old) =>
        trx('subscribers').whereIn('id', old.select('id')).update({ ip_address: null, user_agent: null }),
    },
    {
      name: 'staff_addresses',
      table: 'events',
      since: 'occurred_at',
      period: { days: keep.retention_client_address_days },
      narrow: (rows) => rows.whereNotNull('address'),
      take: (trx, old) => trx('events').whereIn('id', old.select('id')).update({ address: null }),
    },
    {
      name: 'sessions',
      table: 'sessions',
      since: 'least(expires_at, ends_at)',
      period: { days: keep.retention_session_days },
      take: deleted('sessions', ['id']),
    },
    {
      name: 'mail_deliveries',
      table: 'mail_deliveries',
      since: 'started_at',
      period: { days: keep.retention_mail_delivery_days },
      take: deleted('mail_deliveries', ['id']),
    },
    {
      name: 'idempotency_keys',
      table: 'idempotency_keys',
      since: 'created_at',
      period: { days: keep.retention_idempotency_days },
      take: deleted('idempotency_keys', ['call', 'key']),
    },
    {
      // Not configurable: a window that ended a day ago has no effect, and its key may be an address.
      name: 'rate_limits',
      table: 'rate_limits',
      since: 'resets_at',
      period: { days: 1 },
      take: deleted('rate_limits', ['name', 'key']),
    },
  ];
}
