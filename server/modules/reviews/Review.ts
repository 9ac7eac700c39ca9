import { modelOf } from '../../platform/db/modelOf.ts';
import type { ReviewRecord } from './queries.ts';

/** What a guest says about a journey. */
export class Review extends modelOf<ReviewRecord>() {
  static override tableName = 'reviews';
}
