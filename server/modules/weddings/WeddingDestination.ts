import { modelOf } from '../../platform/db/modelOf.ts';
import type { WeddingRecord } from './queries.ts';

/** A wedding package at a place. */
export class WeddingDestination extends modelOf<WeddingRecord>() {
  static override tableName = 'wedding_destinations';
  static override jsonAttributes = ['images', 'gallery', 'amenities', 'inclusions', 'programme', 'questions'];
}
