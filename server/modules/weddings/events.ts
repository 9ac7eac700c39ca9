import type { EventShape } from '../../platform/events/events.ts';

/** What was true of the package after the change. */
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

export type WeddingEvent =
  | (EventShape & { type: 'wedding.created'; data: WeddingEventData })
  | (EventShape & { type: 'wedding.revised'; data: WeddingEventData & { changed: string[] } })
  | (EventShape & { type: 'wedding.featured'; data: WeddingEventData })
  | (EventShape & { type: 'wedding.unfeatured'; data: WeddingEventData })
  | (EventShape & { type: 'wedding.featured_in_destinations'; data: WeddingEventData })
  | (EventShape & { type: 'wedding.unfeatured_in_destinations'; data: WeddingEventData })
  | (EventShape & { type: 'wedding.activated'; data: WeddingEventData })
  | (EventShape & { type: 'wedding.deactivated'; data: WeddingEventData })
  | (EventShape & { type: 'wedding.deleted'; data: WeddingEventData });

const wedding = (id: number) => ({ type: 'wedding', id });

export const weddingCreated = (id: number, data: WeddingEventData): WeddingEvent => ({
  type: 'wedding.created',
  entity: wedding(id),
  data,
});

export const weddingRevised = (id: number, data: WeddingEventData & { changed: string[] }): WeddingEvent => ({
  type: 'wedding.revised',
  entity: wedding(id),
  data,
});

/** A flag that was turned over is a fact of its own. */
export const weddingFlagChanged = {
  featured: (id: number, data: WeddingEventData): WeddingEvent => ({
    type: data.featured ? 'wedding.featured' : 'wedding.unfeatured',
    entity: wedding(id),
    data,
  }),
  featured_in_destinations: (id: number, data: WeddingEventData): WeddingEvent => ({
    type: data.featuredInDestinations
      ? 'wedding.featured_in_destinations'
      : 'wedding.unfeatured_in_destinations',
    entity: wedding(id),
    data,
  }),
  is_active: (id: number, data: WeddingEventData): WeddingEvent => ({
    type: data.active ? 'wedding.activated' : 'wedding.deactivated',
    entity: wedding(id),
    data,
  }),
};

export const weddingDeleted = (id: number, data: WeddingEventData): WeddingEvent => ({
  type: 'wedding.deleted',
  entity: wedding(id),
  data,
});
