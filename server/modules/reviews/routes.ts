import type { Database } from '../../platform/db/db.ts';
import { requireFound } from '../../platform/errors.ts';
import { byId, creation, deletion, Endpoints, revision, type Tag } from '../../platform/http/endpoints.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { createReview } from './commands/createReview.ts';
import { deleteReview } from './commands/deleteReviews.ts';
import { updateReview } from './commands/updateReview.ts';
import {
  journeysResponseSchema,
  publicReviewQuerySchema,
  publicReviewsSchema,
  reviewCreateSchema,
  reviewListResponseSchema,
  reviewListSchema,
  reviewResponseSchema,
  reviewTexts,
  reviewUpdateSchema,
} from './contract.ts';
import { findJourney, listJourneys } from './journeys.ts';
import { toPublicReview, toReview } from './presenter.ts';
import { getReview, listPublishedReviews, listReviews } from './queries.ts';

const tag: Tag = { name: 'Reviews', description: 'What guests say about journeys, moderated by staff.' };

export function reviewEndpoints({ db }: { db: Database }): Endpoints {
  const reviews = new Endpoints(tag);
  declarePublicRead(reviews, db);
  declareStaffReads(reviews, db);
  declareEditing(reviews, db);
  return reviews;
}

function declarePublicRead(reviews: Endpoints, db: Database): void {
  reviews.get(
    '/api/reviews',
    {
      summary: 'List published reviews of a destination, of a wedding package or of all journeys',
      access: 'public',
      cacheable: true,
      query: publicReviewQuerySchema,
      response: publicReviewsSchema,
    },
    async ({ query: { limit, ...page } }) => {
      const ofAll = page.destination === undefined && page.wedding === undefined;
      const journey = ofAll ? undefined : await findJourney(db, page);
      if (journey === null) return { reviews: [], summary: { count: 0, average: null } };
      const { rows, summary } = await listPublishedReviews(db, { journey, limit });
      return { reviews: rows.map(toPublicReview), summary };
    },
  );
}

/** @throws AppError 404 */
async function presentReview(db: Database, id: number, message?: string) {
  const review = requireFound(await getReview(db, id), reviewTexts.notFound);
  return { message, review: toReview(review) };
}

function declareStaffReads(reviews: Endpoints, db: Database): void {
  reviews.get(
    '/api/reviews/all',
    {
      summary: 'List reviews in every state',
      access: 'reviews.view',
      query: reviewListSchema,
      response: reviewListResponseSchema,
    },
    async ({ query }) => {
      const { rows, pagination } = await listReviews(db, query);
      return { reviews: rows.map(toReview), pagination };
    },
  );
  reviews.get(
    '/api/reviews/journeys',
    {
      summary: 'List the journeys that a review can be about',
      access: 'reviews.view',
      response: journeysResponseSchema,
    },
    async () => ({ journeys: await listJourneys(db, { includeInactive: true }) }),
  );
  reviews.get(
    '/api/reviews/:id',
    { summary: 'Get a review', access: 'reviews.view', ...byId, response: reviewResponseSchema },
    ({ params }) => presentReview(db, params.id),
  );
}

function declareEditing(reviews: Endpoints, db: Database): void {
  reviews.post(
    '/api/reviews',
    {
      summary: 'Create a review',
      access: 'reviews.create',
      ...creation,
      body: reviewCreateSchema,
      response: reviewResponseSchema,
    },
    async (request) => presentReview(db, await createOnce(db, request, createReview), reviewTexts.created),
  );
  reviews.put(
    '/api/reviews/:id',
    {
      summary: 'Update, publish or reject a review',
      access: 'reviews.edit',
      ...revision,
      body: reviewUpdateSchema,
      response: reviewResponseSchema,
    },
    async ({ params, body, context }) => {
      await updateReview(db, params.id, body, context);
      return presentReview(db, params.id, reviewTexts.updated);
    },
  );
  reviews.delete(
    '/api/reviews/:id',
    { summary: 'Delete a review', access: 'reviews.delete', ...deletion },
    async ({ params, context }) => {
      await deleteReview(db, params.id, context);
      return { message: reviewTexts.deleted };
    },
  );
}
