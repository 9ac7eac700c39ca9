import type { Knex } from 'knex';
import type { Database } from '../../platform/db/db.ts';
import { type Page, readPage } from '../../platform/db/readPage.ts';
import { whereWords } from '../../platform/db/whereWords.ts';
import {
  type PublicReviews,
  type ReviewFields,
  type ReviewFilter,
  type ReviewSource,
  reviewCreateSchema,
} from './contract.ts';

export type ReviewRecord = ReviewFields & {
  id: number;
  journey_name: string;
  source: ReviewSource;
  created_at: Date;
  updated_at: Date;
};

export const reviewFields = reviewCreateSchema.keyof().options;

const columns = ['id', 'journey_name', 'source', ...reviewFields, 'created_at', 'updated_at'];

function applyFilter(db: Database, { search, state, rating }: ReviewFilter): Knex.QueryBuilder {
  const query = db('reviews');
  if (state) query.where({ state });
  if (rating !== undefined) query.where({ rating });
  if (search) {
    whereWords(query, `guest_name || ' ' || journey_name || ' ' || text`, search);
  }
  return query;
}

/** One page of the reviews that match a filter, the newest first. */
export const listReviews = (
  db: Database,
  { page, limit, ...filter }: ReviewFilter & { page: number; limit: number },
): Promise<Page<ReviewRecord>> =>
  readPage(() => applyFilter(db, filter), {
    columns,
    sort: ['created_at', 'id'],
    order: 'desc',
    page,
    limit,
  });

export const getReview = (db: Database, id: number): Promise<ReviewRecord | undefined> =>
  db('reviews')
    .select(...columns)
    .where({ id })
    .first<ReviewRecord | undefined>();

/** The latest published reviews, of one journey or of all, and the summary of all of them. */
export async function listPublishedReviews(
  db: Database,
  { journey, limit }: { journey: string | undefined; limit: number },
): Promise<{ rows: ReviewRecord[]; summary: PublicReviews['summary'] }> {
  const published = () => db('reviews').where({ state: 'published', ...(journey ? { journey } : {}) });
  const rows: ReviewRecord[] = await published()
    .select(...columns)
    .orderByRaw('travel_month desc, id desc')
    .limit(limit);
  const [summary] = await published()
    .count({ count: '*' })
    .select<{ count: number; average: number | null }[]>(db.raw('round(avg(rating), 1)::float8 as average'));
  return { rows, summary: summary ?? { count: 0, average: null } };
}

/** The reviews of a guest, for exports and erasures of personal data: by address, and by invitation. */
export const selectReviewsByPerson = (
  db: Database,
  { emails, enquiries }: { emails: string[]; enquiries: number[] },
): Knex.QueryBuilder =>
  db('reviews').where((query) => {
    query
      .whereRaw('lower(guest_email) = any(?)', [emails])
      .orWhereIn(
        'id',
        db('review_invitations')
          .whereIn('enquiry_id', enquiries)
          .whereNotNull('review_id')
          .select('review_id'),
      );
  });
