import { type Database, transaction } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { assertMonthNotAhead } from '../assertMonthNotAhead.ts';
import { type ReviewFields, reviewTexts } from '../contract.ts';
import { reviewEvent } from '../events.ts';
import { getJourneyName } from '../journeys.ts';
import { toReviewEventData } from '../presenter.ts';
import { Review } from '../Review.ts';

/** Creates a review and returns its id. @throws AppError 422 without the journey, or when it is still to come */
export async function createReview(
  db: Database,
  input: ReviewFields,
  context: CommandContext,
): Promise<number> {
  return transaction(db, async (trx) => {
    await assertMonthNotAhead(trx, input.travel_month, context.now, reviewTexts.monthAhead);
    const review = await Review.query(trx).insert({
      ...input,
      source: 'staff',
      journey_name: await getJourneyName(trx, input.journey),
      created_at: context.now,
      updated_at: context.now,
    });
    await record(trx, reviewEvent('review.created', review.id, toReviewEventData(review)), context);
    return review.id;
  });
}
