import { createRowModel } from '../../platform/db/createRowModel.ts';
import type { ReviewRecord } from './queries.ts';

/** What a guest says about a journey. */
export class Review extends createRowModel<ReviewRecord>() {
  static override tableName = 'reviews';
}
