import type { WeddingFacts } from './events.ts';
import type { WeddingDestination } from './WeddingDestination.ts';

/** The package data of events. */
export const toWeddingFacts = (wedding: WeddingDestination): WeddingFacts => ({
  title: wedding.title,
  slug: wedding.slug,
  location: wedding.location,
  price: Number(wedding.price),
  image: wedding.images[0] ?? null,
  featured: wedding.featured,
  featuredInDestinations: wedding.featured_in_destinations,
  active: wedding.is_active,
});
