import { pick } from '../../platform/pick.ts';
import type { WeddingResponse } from './contract.ts';
import type { WeddingEventData } from './events.ts';
import { toGallery } from './gallery.ts';
import { type WeddingRecord, weddingFields } from './queries.ts';

export function toWedding(record: WeddingRecord): WeddingResponse {
  return {
    id: record.id,
    slug: record.slug,
    ...pick(record, weddingFields),
    gallery: toGallery(record),
    created_by: record.created_by,
    updated_by: record.updated_by,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

export const toWeddingEventData = (wedding: WeddingRecord): WeddingEventData => ({
  title: wedding.title,
  slug: wedding.slug,
  location: wedding.location,
  price: Number(wedding.price),
  image: wedding.images[0] ?? null,
  featured: wedding.featured,
  featuredInDestinations: wedding.featured_in_destinations,
  active: wedding.is_active,
});
