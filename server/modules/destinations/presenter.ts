import { pick } from '../../platform/pick.ts';
import type { DescribedPicture } from '../../platform/picture.contract.ts';
import { hasBrochure } from './brochure.ts';
import type { DestinationResponse } from './contract.ts';
import { toDeparture } from './departure.ts';
import type { DestinationEventData } from './events.ts';
import { type DestinationRecord, destinationFields } from './queries.ts';

export function toDestination(record: DestinationRecord): DestinationResponse {
  return {
    id: record.id,
    slug: record.slug,
    ...pick(record, destinationFields),
    active: record.is_active,
    has_brochure: hasBrochure(record),
    itineraries: record.itineraries.map((day) => ({
      ...withPicture(day),
      travel_time: day.travel_time ?? '',
    })),
    hotels: record.hotels.map(withPicture),
    available_dates: record.available_dates.map(toDeparture),
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

/** Days and hotels that earlier releases stored have no picture, and days no travel time. */
const withPicture = <Row extends { picture: DescribedPicture | null }>(
  stored: Omit<Row, 'picture'> & Partial<Row>,
) => ({ ...stored, picture: stored.picture ?? null });

export const toDestinationEventData = (destination: DestinationRecord): DestinationEventData => ({
  name: destination.name,
  slug: destination.slug,
  destinationType: destination.type,
  image: destination.image,
  startingPrice: Number(destination.starting_price),
  featured: destination.featured,
  active: destination.is_active,
});
