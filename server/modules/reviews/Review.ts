import { Model } from 'objection';
import type { ReviewSource, ReviewState } from './contract.ts';

/** What a guest says about a journey. */
export class Review extends Model {
  static override tableName = 'reviews';

  declare id: number;
  declare guest_name: string;
  declare guest_email: string | null;
  declare name_consent: boolean;
  declare travel_month: string;
  declare journey: string;
  declare journey_name: string;
  declare rating: number;
  declare text: string;
  declare reply: string | null;
  declare state: ReviewState;
  declare source: ReviewSource;
  declare created_at: Date;
  declare updated_at: Date;
}
