import type { Destination } from './Destination.ts';
import type { DestinationFacts } from './events.ts';

/** What events tell of a destination. */
export const factsOf = (destination: Destination): DestinationFacts => ({
  name: destination.name,
  slug: destination.slug,
  destinationType: destination.type,
  image: destination.image,
  startingPrice: Number(destination.starting_price),
  featured: destination.featured,
  active: destination.is_active,
});
