import type { Transaction } from '../../../platform/db/db.ts';
import { requireFound } from '../../../platform/errors.ts';
import { weddingTexts } from '../contract.ts';
import { WeddingDestination } from '../WeddingDestination.ts';

/** The package, locked until the transaction ends. @throws AppError 404 */
export async function lockWedding(trx: Transaction, id: number): Promise<WeddingDestination> {
  return requireFound(await WeddingDestination.query(trx).findById(id).forUpdate(), weddingTexts.notFound);
}
