import type { Knex } from 'knex';
import type { Transaction } from '../../../../platform/db/db.ts';

/** Deletes the invitations that a query selects; returns how many there were. */
export const deleteInvitations = (trx: Transaction, old: Knex.QueryBuilder): Promise<number> =>
  trx('review_invitations').whereIn('enquiry_id', old.select('enquiry_id')).delete();
