import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { reviewTexts } from '../contract.ts';
import { reviewEvent } from '../events.ts';
import { toReviewEventData } from '../presenter.ts';
import { Review } from '../Review.ts';

/** Deletes reviews in a transaction of the caller; returns how many there were. */
export async function deleteReviews(
  trx: Transaction,
  ids: readonly number[],
  context: CommandContext,
): Promise<number> {
  const reviews = await Review.query(trx).whereIn('id', ids).forUpdate();
  for (const review of reviews) {
    await review.$query(trx).delete();
    await record(trx, reviewEvent('review.deleted', review.id, toReviewEventData(review)), context);
  }
  return reviews.length;
}

/** Deletes a review. @throws AppError 404 */
export async function deleteReview(db: Database, id: number, context: CommandContext): Promise<void> {
  await transaction(db, async (trx) => {
    if ((await deleteReviews(trx, [id], context)) === 0) throw notFound(reviewTexts.notFound);
  });
}
