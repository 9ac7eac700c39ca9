import { hasBrochure } from './brochure.ts';
import type { DestinationAnswer } from './contract.ts';
import { getDepartureState } from './departureState.contract.ts';
import type { Departure, DepartureAnswer } from './departures.contract.ts';
import type { DestinationRecord } from './queries.ts';

/** A destination as the API returns it. */
export function toDestination(record: DestinationRecord): DestinationAnswer {
  return {
    id: record.id,
    name: record.name,
    slug: record.slug,
    type: record.type,
    image: record.image,
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
    package_cost: record.package_cost,
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
    itineraries: record.itineraries,
    inclusions: record.inclusions,
    exclusions: record.exclusions,
    hotels: record.hotels,
    available_dates: record.available_dates.map(toDeparture),
    payment_policies: record.payment_policies,
    cancellation_policies: record.cancellation_policies,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

/** Departures that earlier releases stored have only a date and seats. */
function toDeparture(stored: Pick<Departure, 'date' | 'seats'> & Partial<Departure>): DepartureAnswer {
  const departure = { end_date: null, seats_taken: 0, price: null, guaranteed: false, ...stored };
  const seats_left = Math.max(0, departure.seats - departure.seats_taken);
  return { ...departure, seats_left, state: getDepartureState({ ...departure, seats_left }) };
}
