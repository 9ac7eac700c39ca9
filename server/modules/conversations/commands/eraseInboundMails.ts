import type { Transaction } from '../../../platform/db/db.ts';

/** Deletes received mails. Returns the storage keys of the raw mails, which the caller removes. */
export async function eraseInboundMails(trx: Transaction, ids: number[]): Promise<string[]> {
  const rows: { key: string }[] = await trx('inbound_mails').whereIn('id', ids).delete().returning('key');
  return rows.map(({ key }) => key);
}
