import type { Destination } from './Destination.ts';
import type { DestinationEventData } from './events.ts';

/** The destination data of events. */
export const toDestinationEventData = (destination: Destination): DestinationEventData => ({
  name: destination.name,
  slug: destination.slug,
  destinationType: destination.type,
  image: destination.image,
  startingPrice: Number(destination.starting_price),
  featured: destination.featured,
  active: destination.is_active,
});
