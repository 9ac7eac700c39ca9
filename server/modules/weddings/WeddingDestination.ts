import { createRowModel } from '../../platform/db/createRowModel.ts';
import type { WeddingRecord } from './queries.ts';

export class WeddingDestination extends createRowModel<WeddingRecord>() {
  static override tableName = 'wedding_destinations';
  static override jsonAttributes = ['images', 'gallery', 'amenities', 'inclusions', 'programme', 'questions'];
}
