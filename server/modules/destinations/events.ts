import type { EventShape } from '../../platform/events/events.ts';
import type { DestinationType } from './contract.ts';

/** State of the destination after the change. */
export type DestinationFacts = {
  name: string;
  slug: string;
  destinationType: DestinationType;
  image: string;
  startingPrice: number;
  featured: boolean;
  active: boolean;
};

type Revised = DestinationFacts & {
  /** Names of the changed fields. */
  changed: string[];
  /** The previous slug, when it changed. */
  formerSlug: string | null;
};

/** `size` in bytes. */
type Printed = { name: string; size: number };

export type DestinationEvent =
  | (EventShape & { type: 'destination.created'; data: DestinationFacts })
  | (EventShape & { type: 'destination.revised'; data: Revised })
  | (EventShape & { type: 'destination.featured'; data: DestinationFacts })
  | (EventShape & { type: 'destination.unfeatured'; data: DestinationFacts })
  | (EventShape & { type: 'destination.activated'; data: DestinationFacts })
  | (EventShape & { type: 'destination.deactivated'; data: DestinationFacts })
  | (EventShape & { type: 'destination.deleted'; data: DestinationFacts })
  | (EventShape & { type: 'destination.brochure_printed'; data: Printed });

const destination = (id: number) => ({ type: 'destination', id });

export const destinationCreated = (id: number, data: DestinationFacts): DestinationEvent => ({
  type: 'destination.created',
  entity: destination(id),
  data,
});

export const destinationRevised = (id: number, data: Revised): DestinationEvent => ({
  type: 'destination.revised',
  entity: destination(id),
  data,
});

export const destinationFeaturedChanged = (id: number, data: DestinationFacts): DestinationEvent => ({
  type: data.featured ? 'destination.featured' : 'destination.unfeatured',
  entity: destination(id),
  data,
});

export const destinationActiveChanged = (id: number, data: DestinationFacts): DestinationEvent => ({
  type: data.active ? 'destination.activated' : 'destination.deactivated',
  entity: destination(id),
  data,
});

export const destinationDeleted = (id: number, data: DestinationFacts): DestinationEvent => ({
  type: 'destination.deleted',
  entity: destination(id),
  data,
});

export const destinationBrochurePrinted = (id: number, data: Printed): DestinationEvent => ({
  type: 'destination.brochure_printed',
  entity: destination(id),
  data,
});
