import { createRowModel } from '../../platform/db/createRowModel.ts';
import type { DestinationRecord } from './queries.ts';

export class Destination extends createRowModel<DestinationRecord>() {
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
