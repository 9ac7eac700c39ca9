import { createRowModel } from '../../platform/db/createRowModel.ts';
import type { ReviewRecord } from './queries.ts';

export class Review extends createRowModel<ReviewRecord>() {
  static override tableName = 'reviews';
}
