import type { WeddingResponse } from './contract.ts';
import { toGallery } from './gallery.ts';
import type { WeddingRecord } from './queries.ts';

/** A package as the API returns it. */
export function toWedding(record: WeddingRecord): WeddingResponse {
  return {
    id: record.id,
    title: record.title,
    slug: record.slug,
    location: record.location,
    description: record.description,
    price: record.price,
    rating: record.rating,
    capacity: record.capacity,
    images: record.images,
    gallery: toGallery(record),
    amenities: record.amenities,
    inclusions: record.inclusions,
    programme: record.programme,
    questions: record.questions,
    availability: record.availability,
    featured: record.featured,
    featured_in_destinations: record.featured_in_destinations,
    display_in_destinations: record.display_in_destinations,
    destination_category: record.destination_category,
    badge: record.badge,
    duration: record.duration,
    package_type: record.package_type,
    is_active: record.is_active,
    sort_order: record.sort_order,
    meta_title: record.meta_title,
    meta_description: record.meta_description,
    created_by: record.created_by,
    updated_by: record.updated_by,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}
