import type { Database } from '../../platform/db/db.ts';
import type { PresenceMessage } from './presence.contract.ts';

/** Presence at enquiries is notified to this channel, as JSON of `presenceMessageSchema`. */
export const presenceChannel = 'safarnama_presence';

/** Ids of enquiries that changed without an entry of the activity feed are notified to this channel, with commas. */
export const changedEnquiriesChannel = 'safarnama_changed_enquiries';

/** Names changed enquiries to open desks. */
export const announceEnquiries = async (db: Database, ids: Iterable<number>): Promise<void> => {
  await db.raw('select pg_notify(?, ?)', [changedEnquiriesChannel, [...ids].join(',')]);
};

export const announcePresence = async (db: Database, message: PresenceMessage): Promise<void> => {
  await db.raw('select pg_notify(?, ?)', [presenceChannel, JSON.stringify(message)]);
};
