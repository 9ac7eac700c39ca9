import {
  calculatePrice,
  countRooms,
  findTravellersProblem,
  getAdultPrice,
  type Price,
  type PriceRules,
  type Travellers,
} from '@modules/destinations/calculatePrice.contract.ts';
import type { BookingValues } from './bookingValues.ts';

/** A destination with its prices, and the rules of the agency. */
export type PricedJourney = { destination: Parameters<typeof getAdultPrice>[0]; rules: PriceRules };

type Values = Pick<BookingValues, 'event_date' | 'adults' | 'children' | 'rooms'>;

/** The travellers as typed; null without adults. */
export function toTravellers({ adults, children, rooms }: Values): Travellers | null {
  if (adults.trim() === '') return null;
  const group = { adults: Number(adults), children: Number(children) };
  return { ...group, rooms: rooms.trim() === '' ? countRooms(group.adults) : Number(rooms) };
}

/** The price of what is typed; null when it is unknown. */
export function estimatePrice(journey: PricedJourney | null, values: Values): Price | null {
  const travellers = toTravellers(values);
  if (!journey || !travellers || findTravellersProblem(travellers)) return null;
  return calculatePrice(getAdultPrice(journey.destination, values.event_date), travellers, journey.rules);
}
