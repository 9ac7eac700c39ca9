import { createEventConstructor, type Events } from '../../platform/events/events.ts';

export type WeddingEventData = {
  title: string;
  slug: string;
  location: string;
  price: number;
  image: string | null;
  featured: boolean;
  featuredInDestinations: boolean;
  active: boolean;
};

export type WeddingEvent = Events<{
  'wedding.created': WeddingEventData;
  'wedding.revised': WeddingEventData & { changed: string[] };
  'wedding.featured': WeddingEventData;
  'wedding.unfeatured': WeddingEventData;
  'wedding.featured_in_destinations': WeddingEventData;
  'wedding.unfeatured_in_destinations': WeddingEventData;
  'wedding.activated': WeddingEventData;
  'wedding.deactivated': WeddingEventData;
  'wedding.deleted': WeddingEventData;
}>;

export const weddingEvent = createEventConstructor<WeddingEvent>('wedding');
