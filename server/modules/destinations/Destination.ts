import { modelOf } from '../../platform/db/modelOf.ts';
import type { DestinationRecord } from './queries.ts';

/** A travel destination with its plan, prices and policies. */
export class Destination extends modelOf<DestinationRecord>() {
  static override tableName = 'destinations';
  static override jsonAttributes = [
    'image_details',
    'gallery',
    'highlights',
    'itineraries',
    'inclusions',
    'exclusions',
    'hotels',
    'available_dates',
    'payment_policies',
    'cancellation_policies',
  ];
}
