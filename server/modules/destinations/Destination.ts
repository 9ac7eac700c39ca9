import { Model } from 'objection';
import type { DestinationFields } from './contract.ts';

/** A travel destination with its plan, prices and policies. */
export class Destination extends Model {
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

  declare id: number;
  declare slug: string;
  declare name: string;
  declare type: DestinationFields['type'];
  declare image: string;
  declare image_details: DestinationFields['image_details'];
  declare gallery: DestinationFields['gallery'];
  declare trip_count: number;
  declare starting_price: number;
  declare original_price: number | null;
  declare discount: string | null;
  declare description: string;
  declare highlights: string[];
  declare best_time_to_visit: string | null;
  declare duration: string | null;
  declare group_size: string | null;
  declare difficulty: DestinationFields['difficulty'];
  declare themes: DestinationFields['themes'];
  declare group_types: DestinationFields['group_types'];
  declare package_cost: string | null;
  declare latitude: number | null;
  declare longitude: number | null;
  declare featured: boolean;
  declare is_active: boolean;
  declare sort_order: number;
  declare meta_title: string | null;
  declare meta_description: string | null;
  declare brochure_path: string | null;
  declare brochure_filename: string | null;
  declare brochure_size: number | null;
  declare printed_brochure: string | null;
  declare printed_edition: number | null;
  declare itineraries: DestinationFields['itineraries'];
  declare inclusions: DestinationFields['inclusions'];
  declare exclusions: DestinationFields['exclusions'];
  declare hotels: DestinationFields['hotels'];
  declare available_dates: DestinationFields['available_dates'];
  declare payment_policies: DestinationFields['payment_policies'];
  declare cancellation_policies: DestinationFields['cancellation_policies'];
  declare created_at: Date;
  declare updated_at: Date;
}
