import type { WeddingResponse } from '@modules/weddings/contract.ts';

type Venue = Pick<WeddingResponse, 'featured' | 'featured_in_destinations' | 'capacity'>;

export const countVenues = (venues: readonly Venue[]) => ({
  total: venues.length,
  featured: venues.filter(({ featured }) => featured).length,
  inDestinations: venues.filter((venue) => venue.featured_in_destinations).length,
  capacity: venues.reduce((sum, { capacity }) => sum + capacity, 0),
});
