import type { DescribedPicture } from '../../platform/picture.contract.ts';
import { hasBrochure } from './brochure.ts';
import type { DestinationResponse } from './contract.ts';
import { toDeparture } from './departure.ts';
import type { DestinationRecord } from './queries.ts';

/** A destination as the API returns it. */
export function toDestination(record: DestinationRecord): DestinationResponse {
  return {
    id: record.id,
    name: record.name,
    slug: record.slug,
    type: record.type,
    image: record.image,
    image_details: record.image_details,
    gallery: record.gallery,
    trip_count: record.trip_count,
    starting_price: record.starting_price,
    original_price: record.original_price,
    discount: record.discount,
    description: record.description,
    highlights: record.highlights,
    best_time_to_visit: record.best_time_to_visit,
    duration: record.duration,
    group_size: record.group_size,
    difficulty: record.difficulty,
    themes: record.themes,
    group_types: record.group_types,
    package_cost: record.package_cost,
    latitude: record.latitude,
    longitude: record.longitude,
    featured: record.featured,
    is_active: record.is_active,
    active: record.is_active,
    sort_order: record.sort_order,
    meta_title: record.meta_title,
    meta_description: record.meta_description,
    brochure_path: record.brochure_path,
    brochure_filename: record.brochure_filename,
    brochure_size: record.brochure_size,
    has_brochure: hasBrochure(record),
    itineraries: record.itineraries.map((day) => ({
      ...withPicture(day),
      travel_time: day.travel_time ?? '',
    })),
    inclusions: record.inclusions,
    exclusions: record.exclusions,
    hotels: record.hotels.map(withPicture),
    available_dates: record.available_dates.map(toDeparture),
    payment_policies: record.payment_policies,
    cancellation_policies: record.cancellation_policies,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

/** Days and hotels that earlier releases stored have no picture, and the days no travel time. */
const withPicture = <Row extends { picture: DescribedPicture | null }>(
  stored: Omit<Row, 'picture'> & Partial<Row>,
) => ({ ...stored, picture: stored.picture ?? null });
