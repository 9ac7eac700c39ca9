import type { Knex } from 'knex';
import { deleteSessions } from '../../../server/modules/accounts/authentication/commands/endSessions.ts';
import { eraseInboundMails } from '../../../server/modules/conversations/commands/eraseInboundMails.ts';
import { deleteFiles } from '../../../server/modules/conversations/commands/messageFiles.ts';
import { eraseBounces } from '../../../server/modules/conversations/inbound/commands/recordBounce.ts';
import { detachFiles } from '../../../server/modules/enquiries/commands/eraseEnquiries.ts';
import { eraseQuarantined } from '../../../server/modules/enquiries/quarantine/commands/eraseQuarantined.ts';
import { eraseClients } from '../../../server/modules/newsletter/commands/eraseSubscribers.ts';
import { deleteDeliveries } from '../../../server/modules/operations/commands/eraseDeliveries.ts';
import { eraseSubjects } from '../../../server/modules/privacy/commands/eraseSubjects.ts';
import type { ErasedEventData } from '../../../server/modules/privacy/events.ts';
import { selectBookedOutcomes } from '../../../server/modules/responses/queries.ts';
import { deleteInvitations } from '../../../server/modules/reviews/invitations/commands/deleteInvitations.ts';
import { selectEnquiriesWithSeats } from '../../../server/modules/seats/queries.ts';
import type { Retention, Settings } from '../../../server/modules/settings/contract.ts';
import type { Transaction } from '../../../server/platform/db/db.ts';
import { ERASED } from '../../../server/platform/events/erased.ts';
import { type CommandContext, eraseActorAddresses } from '../../../server/platform/events/events.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';
import { toDay } from '../../../server/platform/text/days.contract.ts';

/** A kind of data with a retention period: which rows, the start of the period, and how to delete them. */
export type RetainedKind = {
  name: string;
  rows: (trx: Transaction) => Knex.QueryBuilder;
  /** The time (SQL) from which the period counts. */
  since: string;
  period: { months: number } | { days: number };
  /** Deletes the rows that `old` selects; returns their number. */
  remove(trx: Transaction, old: Knex.QueryBuilder): Promise<number>;
};

/** Every kind with a retention period of its own in the settings. */
export const retainedKinds = (
  settings: Settings,
  storage: Storage,
  context: CommandContext,
): RetainedKind[] => [
  ...submissionKinds(settings, storage, context),
  ...fileKinds(settings, storage),
  ...mailKinds(settings, storage),
  ...subscriberKinds(settings, storage, context),
  ...recordKinds(settings),
];

/** Erases rows by their ids, and deletes the files whose storage keys that returns. */
const removeWithFiles =
  (
    storage: Storage,
    erase: (trx: Transaction, ids: number[]) => Promise<string[]>,
    column = 'id',
  ): RetainedKind['remove'] =>
  async (trx, old) => {
    const ids: number[] = await old.pluck(column);
    for (const key of await erase(trx, ids)) await storage.remove(key);
    return ids.length;
  };

function submissionKinds(settings: Settings, storage: Storage, context: CommandContext): RetainedKind[] {
  const today = toDay(context.now, settings.time_zone);
  const erase = (trx: Transaction, enquiries: number[]) => erasePersons(trx, { enquiries }, context);
  return [
    {
      name: 'enquiries',
      // Duplicates first, because a duplicate of an erased enquiry could be answered nowhere.
      rows: (trx) =>
        selectWithoutJourney(trx, today)
          .whereNull('erased_at')
          .whereNotExists(
            trx
              .select()
              .from('enquiries as duplicates')
              .where('duplicates.merged_into', trx.ref('enquiries.id')),
          ),
      since: 'updated_at',
      period: { months: settings.retention_enquiry_months },
      remove: removeWithFiles(storage, erase),
    },
    {
      // Deleted by staff: only their events and entries of the feed are left.
      name: 'deleted_enquiries',
      rows: (trx) =>
        trx('events').where({ type: 'enquiry.deleted' }).whereRaw(`data ->> 'name' <> ?`, [ERASED.text]),
      since: 'occurred_at',
      period: { months: settings.retention_enquiry_months },
      remove: removeWithFiles(storage, erase, 'entity_id'),
    },
    {
      name: 'attachments',
      rows: (trx) => trx('enquiries').whereNotNull('attachment'),
      since: 'updated_at',
      period: { months: settings.retention_attachment_months },
      remove: removeWithFiles(storage, detachFiles),
    },
    {
      name: 'quarantined_submissions',
      rows: (trx) => trx('quarantined_submissions'),
      since: 'created_at',
      period: { days: settings.retention_quarantine_days },
      remove: removeWithFiles(storage, eraseQuarantined),
    },
  ];
}

/**
 * The enquiries without a journey to come: an erasure releases the seats, and the guest could not be reached. Merged ones
 * count together, because the date may be that of the duplicate, and seats and booking of the main enquiry.
 */
const selectWithoutJourney = (trx: Transaction, today: string) => {
  const booked = selectBookedOutcomes(trx).select('enquiry_id');
  const withJourney = trx('enquiries')
    .whereIn('id', selectEnquiriesWithSeats(trx, today))
    .orWhere((query) =>
      query
        .where('event_date', '>=', today)
        .where((one) => one.whereIn('id', booked).orWhereIn('merged_into', booked.clone())),
    )
    .select(trx.raw('coalesce(merged_into, id)'));
  return trx('enquiries').whereRaw('coalesce(merged_into, id) not in (?)', [withJourney]);
};

/** Erases the persons behind rows, if there are any; returns the storage keys of files to delete. */
async function erasePersons(
  trx: Transaction,
  { enquiries = [], subscribers = [] }: Partial<Pick<ErasedEventData, 'enquiries' | 'subscribers'>>,
  context: CommandContext,
): Promise<string[]> {
  if (enquiries.length + subscribers.length === 0) return [];
  return eraseSubjects(trx, { because: 'retention', enquiries, subscribers }, context);
}

/** Files of conversations. */
function fileKinds(periods: Retention, storage: Storage): RetainedKind[] {
  const remove = removeWithFiles(storage, deleteFiles);
  return [
    {
      name: 'message_files',
      rows: (trx) => trx('message_files').whereNotNull('message_id'),
      since: 'created_at',
      period: { months: periods.retention_attachment_months },
      remove,
    },
    {
      // Not configurable: they can no longer be sent.
      name: 'unsent_files',
      rows: (trx) => trx('message_files').whereNull('message_id'),
      since: 'created_at',
      period: { days: 30 },
      remove,
    },
  ];
}

/** Mails from outside, and the bounces that they reported. */
function mailKinds(periods: Retention, storage: Storage): RetainedKind[] {
  return [
    {
      // The thread contains their text.
      name: 'inbound_mails',
      rows: (trx) => trx('inbound_mails').whereNot({ state: 'received' }),
      since: 'received_at',
      period: { days: periods.retention_mail_delivery_days },
      remove: removeWithFiles(storage, eraseInboundMails),
    },
    {
      name: 'bounced_addresses',
      rows: (trx) => trx('bounced_addresses'),
      since: 'bounced_at',
      period: { months: periods.retention_enquiry_months },
      async remove(trx, old) {
        const addresses: string[] = await old.pluck('address');
        await eraseBounces(trx, addresses);
        return addresses.length;
      },
    },
  ];
}

function subscriberKinds(periods: Retention, storage: Storage, context: CommandContext): RetainedKind[] {
  const erase = (trx: Transaction, subscribers: number[]) => erasePersons(trx, { subscribers }, context);
  return [
    {
      name: 'former_subscribers',
      rows: (trx) => trx('subscribers').whereNot({ status: 'active' }),
      since: 'coalesce(unsubscription_date, updated_at)',
      period: { months: periods.retention_unsubscribed_months },
      remove: removeWithFiles(storage, erase),
    },
    {
      name: 'unconfirmed_subscribers',
      rows: (trx) => trx('subscribers').where({ status: 'active' }).whereNull('verification_date'),
      // An address that staff corrected has received no mail yet.
      since: 'coalesce(last_email_sent, updated_at)',
      period: { days: periods.retention_unverified_days },
      remove: removeWithFiles(storage, erase),
    },
    {
      name: 'deleted_subscribers',
      rows: (trx) =>
        trx('events').where({ type: 'subscriber.deleted' }).whereRaw(`data ->> 'email' <> ?`, [ERASED.email]),
      since: 'occurred_at',
      period: { months: periods.retention_unsubscribed_months },
      remove: removeWithFiles(storage, erase, 'entity_id'),
    },
    {
      name: 'client_addresses',
      rows: (trx) => trx('subscribers').whereRaw('(ip_address is not null or user_agent is not null)'),
      since: 'subscription_date',
      period: { days: periods.retention_client_address_days },
      remove: eraseClients,
    },
  ];
}

/** Records of the product about its own work. */
const recordKinds = (periods: Retention): RetainedKind[] => [
  {
    name: 'staff_addresses',
    rows: (trx) => trx('events').whereNotNull('address'),
    since: 'occurred_at',
    period: { days: periods.retention_client_address_days },
    remove: eraseActorAddresses,
  },
  {
    name: 'sessions',
    rows: (trx) => trx('sessions'),
    since: 'least(expires_at, ends_at)',
    period: { days: periods.retention_session_days },
    remove: deleteSessions,
  },
  {
    name: 'mail_deliveries',
    rows: (trx) => trx('mail_deliveries'),
    since: 'started_at',
    period: { days: periods.retention_mail_delivery_days },
    remove: deleteDeliveries,
  },
  {
    name: 'idempotency_keys',
    rows: (trx) => trx('idempotency_keys'),
    since: 'created_at',
    period: { days: periods.retention_idempotency_days },
    remove: (trx, old) =>
      trx('idempotency_keys').whereIn(['call', 'key'], old.select('call', 'key')).delete(),
  },
  {
    // Not configurable: without the row a guest could be invited again, which the schedule does for a year at most.
    name: 'unused_review_invitations',
    rows: (trx) => trx('review_invitations').whereNull('review_id'),
    since: 'invited_at',
    period: { months: 24 },
    remove: deleteInvitations,
  },
  {
    // Not configurable: a window that ended a day ago has no effect, and its key may be an address.
    name: 'rate_limits',
    rows: (trx) => trx('rate_limits'),
    since: 'resets_at',
    period: { days: 1 },
    remove: (trx, old) => trx('rate_limits').whereIn(['name', 'key'], old.select('name', 'key')).delete(),
  },
];
