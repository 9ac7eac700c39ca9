import { z } from 'zod';
import { createReview } from '../server/modules/reviews/commands/createReview.ts';
import { reviewCreateSchema } from '../server/modules/reviews/contract.ts';
import { findJourney } from '../server/modules/reviews/journeys.ts';
import type { Database } from '../server/platform/db/db.ts';
import { toDay } from '../server/platform/text/days.contract.ts';
import { readRecord } from './contentFiles.ts';
import { demoContext, demoZone, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';

const schema = z.object({
  reviews: z.array(
    reviewCreateSchema.omit({ journey: true, travel_month: true }).extend({
      /** The name of a destination, or the slug of a wedding package. */
      destination: z.string().optional(),
      wedding: z.string().optional(),
      reply: reviewCreateSchema.shape.reply.optional().transform((reply) => reply ?? null),
      months_ago: z.int().positive(),
    }),
  ),
});

const daysOfMonth = 30;

/** Reviews of journeys, each entered two weeks after the journey. */
export async function loadReviews(db: Database, { employee }: DemoStaff, now: Date): Promise<void> {
  const { reviews } = await readRecord('reviews.json', schema);
  for (const { destination, wedding, months_ago, ...review } of reviews.toReversed()) {
    const journey = await findJourney(db, { destination, wedding });
    if (!journey) throw new Error(`demo/content/reviews.json: no journey ${destination ?? wedding}`);
    const daysAgo = months_ago * daysOfMonth;
    const travel_month = toDay(toMoment(now, daysAgo, 12), demoZone).slice(0, 7);
    const context = demoContext(toMoment(now, daysAgo - 14, 12), employee);
    await createReview(db, { ...review, journey, travel_month }, context);
  }
}
