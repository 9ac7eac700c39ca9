import type { WeddingFields, WeddingResponse } from '@modules/weddings/contract.ts';
import { type PictureValues, toPictureValues } from '../../../ui/admin/upload/pictureValues.ts';

/** Form values: numbers as typed. */
export type WeddingValues = {
  title: string;
  location: string;
  description: string;
  price: string;
  capacity: string;
  amenities: string[];
  inclusions: string[];
  programme: WeddingFields['programme'];
  questions: WeddingFields['questions'];
  gallery: PictureValues[];
  badge: string;
  rating: string;
  availability: string;
  duration: string;
  package_type: string;
  destination_category: string;
  featured: boolean;
  featured_in_destinations: boolean;
  display_in_destinations: boolean;
  is_active: boolean;
  sort_order: string;
  meta_title: string;
  meta_description: string;
};

export const newWedding: WeddingValues = {
  title: '',
  location: '',
  description: '',
  price: '',
  capacity: '',
  amenities: [],
  inclusions: [],
  programme: [],
  questions: [],
  gallery: [],
  badge: 'featured',
  rating: '',
  availability: '',
  duration: '',
  package_type: '',
  destination_category: '',
  featured: false,
  featured_in_destinations: false,
  display_in_destinations: true,
  is_active: true,
  sort_order: '0',
  meta_title: '',
  meta_description: '',
};

export const toWeddingValues = (entry: WeddingResponse): WeddingValues => ({
  title: entry.title,
  location: entry.location,
  description: entry.description,
  price: String(entry.price),
  capacity: String(entry.capacity),
  amenities: entry.amenities,
  inclusions: entry.inclusions,
  programme: entry.programme,
  questions: entry.questions,
  gallery: entry.gallery.map(toPictureValues),
  badge: entry.badge,
  rating: entry.rating === null ? '' : String(entry.rating),
  availability: entry.availability ?? '',
  duration: entry.duration ?? '',
  package_type: entry.package_type ?? '',
  destination_category: entry.destination_category ?? '',
  featured: entry.featured,
  featured_in_destinations: entry.featured_in_destinations,
  display_in_destinations: entry.display_in_destinations,
  is_active: entry.is_active,
  sort_order: String(entry.sort_order),
  meta_title: entry.meta_title ?? '',
  meta_description: entry.meta_description ?? '',
});
