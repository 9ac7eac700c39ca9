import { Model } from 'objection';
import type { DescribedPicture } from '../../platform/picture.contract.ts';
import type { WeddingFields } from './contract.ts';

/** A wedding package at a place. */
export class WeddingDestination extends Model {
  static override tableName = 'wedding_destinations';
  static override jsonAttributes = ['images', 'gallery', 'amenities', 'inclusions', 'programme', 'questions'];

  declare id: number;
  declare slug: string;
  declare title: string;
  declare location: string;
  declare description: string;
  declare price: number;
  declare rating: number | null;
  declare capacity: number;
  declare images: string[];
  declare gallery: DescribedPicture[];
  declare amenities: string[];
  declare inclusions: string[];
  declare programme: WeddingFields['programme'];
  declare questions: WeddingFields['questions'];
  declare availability: string | null;
  declare duration: string | null;
  declare package_type: string | null;
  declare destination_category: string | null;
  declare badge: string;
  declare featured: boolean;
  declare featured_in_destinations: boolean;
  declare display_in_destinations: boolean;
  declare is_active: boolean;
  declare sort_order: number;
  declare meta_title: string | null;
  declare meta_description: string | null;
  declare created_by: number | null;
  declare updated_by: number | null;
  declare created_at: Date;
  declare updated_at: Date;
}
