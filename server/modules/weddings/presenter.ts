import { pick } from '../../platform/pick.ts';
import type { WeddingResponse } from './contract.ts';
import { toGallery } from './gallery.ts';
import { type WeddingRecord, weddingFields } from './queries.ts';

/** A package as the API returns it. */
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
