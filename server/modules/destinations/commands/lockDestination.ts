import type { Transaction } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { destinationTexts } from '../contract.ts';
import { Destination } from '../Destination.ts';

/** The destination, locked until the transaction ends. @throws AppError 404 */
export async function lockDestination(trx: Transaction, id: number): Promise<Destination> {
  const destination = await Destination.query(trx).findById(id).forUpdate();
  if (!destination) throw notFound(destinationTexts.notFound);
  return destination;
}
