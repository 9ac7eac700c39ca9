import type { Transaction } from '../../../platform/db/db.ts';
import { requireFound } from '../../../platform/errors.ts';
import { destinationTexts } from '../contract.ts';
import { Destination } from '../Destination.ts';

/** The destination, locked until the transaction ends. @throws AppError 404 */
export async function lockDestination(trx: Transaction, id: number): Promise<Destination> {
  return requireFound(await Destination.query(trx).findById(id).forUpdate(), destinationTexts.notFound);
}
