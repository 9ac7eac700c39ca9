import type { Transaction } from '../../../platform/db/db.ts';
import { requireFound } from '../../../platform/errors.ts';
import type { EnquiryChannel } from '../contract.ts';
import { type EnquiryRecord, notFoundText, selectEnquiry } from '../queries.ts';

/** One enquiry, locked until the end of the transaction, so that it is not erased meanwhile. @throws AppError 404 */
export const lockEnquiry = async (
  trx: Transaction,
  id: number,
  channel?: EnquiryChannel,
): Promise<EnquiryRecord> => requireFound(await findLockedEnquiry(trx, id, channel), notFoundText);

/** Locks an enquiry as `lockEnquiry` does; undefined when there is none. */
export const findLockedEnquiry = (
  trx: Transaction,
  id: number,
  channel?: EnquiryChannel,
): Promise<EnquiryRecord | undefined> =>
  selectEnquiry(trx, id, channel).forUpdate().first<EnquiryRecord | undefined>();

/** The enquiry in whose thread an enquiry is answered: itself, or the one that it was merged into, locked as well. */
export async function lockMain(trx: Transaction, enquiry: EnquiryRecord): Promise<EnquiryRecord> {
  const main = enquiry.merged_into === null ? undefined : await findLockedEnquiry(trx, enquiry.merged_into);
  return main ?? enquiry;
}
