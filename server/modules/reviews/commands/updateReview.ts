import type { z } from 'zod';
import { assertVersion, nextVersion } from '../../../platform/db/assertVersion.ts';
import { type Database, transaction } from '../../../platform/db/db.ts';
import { requireFound } from '../../../platform/errors.ts';
import { auditDiff, diffFields } from '../../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { assertMonthNotAhead } from '../assertMonthNotAhead.ts';
import { reviewTexts, type reviewUpdateSchema } from '../contract.ts';
import { reviewEvent, reviewStateChanged } from '../events.ts';
import { getJourneyName } from '../journeys.ts';
import { toReview, toReviewEventData } from '../presenter.ts';
import { reviewFields } from '../queries.ts';
import { Review } from '../Review.ts';

/** The values of these fields stay out of the audit log, because events outlive a guest's request for erasure. */
const personal = ['guest_name', 'guest_email', 'text', 'reply'] as const;

/**
 * Changes a review; a new state has an event of its own, equal values are no change.
 * @throws AppError 404, 409 when it was saved meanwhile, or 422 without the journey or when it is still to come
 */
export async function updateReview(
  db: Database,
  id: number,
  input: z.output<typeof reviewUpdateSchema>,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const review = requireFound(await Review.query(trx).findById(id).forUpdate(), reviewTexts.notFound);
    assertVersion(review.updated_at, input, () => toReview(review));
    const changes = diffFields(review, input, reviewFields);
    if (Object.keys(changes).length === 0) return;
    if (changes.travel_month)
      await assertMonthNotAhead(trx, changes.travel_month, context.now, reviewTexts.monthAhead);

    const { state, ...revised } = changes;
    const audited = auditDiff(review, revised);
    for (const field of personal) delete audited[field];
    await review.$query(trx).patch({
      ...changes,
      ...(changes.journey ? { journey_name: await getJourneyName(trx, changes.journey) } : {}),
      updated_at: nextVersion(review.updated_at, context.now),
    });

    const facts = toReviewEventData(review);
    const changed = Object.keys(revised);
    if (changed.length > 0)
      await record(trx, reviewEvent('review.revised', id, { ...facts, changed }), context, audited);
    if (state) await record(trx, reviewStateChanged(id, facts), context);
  });
}
