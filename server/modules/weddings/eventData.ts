import type { WeddingEventData } from './events.ts';
import type { WeddingDestination } from './WeddingDestination.ts';

/** The package data of events. */
export const toWeddingEventData = (wedding: WeddingDestination): WeddingEventData => ({
  title: wedding.title,
  slug: wedding.slug,
  location: wedding.location,
  price: Number(wedding.price),
  image: wedding.images[0] ?? null,
  featured: wedding.featured,
  featuredInDestinations: wedding.featured_in_destinations,
  active: wedding.is_active,
});
