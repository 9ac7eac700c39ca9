import type { EventShape } from '../../platform/events/events.ts';
import type { DestinationType } from './contract.ts';

/** State of the destination after the change. */
export type DestinationEventData = {
  name: string;
  slug: string;
  destinationType: DestinationType;
  image: string;
  startingPrice: number;
  featured: boolean;
  active: boolean;
};

type Revised = DestinationEventData & {
  /** Names of the changed fields. */
  changed: string[];
  /** The previous slug, when it changed. */
  formerSlug: string | null;
};

/** `size` in bytes. */
type Printed = { name: string; size: number };

export type DestinationEvent =
  | (EventShape & { type: 'destination.created'; data: DestinationEventData })
  | (EventShape & { type: 'destination.revised'; data: Revised })
  | (EventShape & { type: 'destination.featured'; data: DestinationEventData })
  | (EventShape & { type: 'destination.unfeatured'; data: DestinationEventData })
  | (EventShape & { type: 'destination.activated'; data: DestinationEventData })
  | (EventShape & { type: 'destination.deactivated'; data: DestinationEventData })
  | (EventShape & { type: 'destination.deleted'; data: DestinationEventData })
  | (EventShape & { type: 'destination.brochure_printed'; data: Printed });

const destination = (id: number) => ({ type: 'destination', id });

export const destinationCreated = (id: number, data: DestinationEventData): DestinationEvent => ({
  type: 'destination.created',
  entity: destination(id),
  data,
});

export const destinationRevised = (id: number, data: Revised): DestinationEvent => ({
  type: 'destination.revised',
  entity: destination(id),
  data,
});

export const destinationFeaturedChanged = (id: number, data: DestinationEventData): DestinationEvent => ({
  type: data.featured ? 'destination.featured' : 'destination.unfeatured',
  entity: destination(id),
  data,
});

export const destinationActiveChanged = (id: number, data: DestinationEventData): DestinationEvent => ({
  type: data.active ? 'destination.activated' : 'destination.deactivated',
  entity: destination(id),
  data,
});

export const destinationDeleted = (id: number, data: DestinationEventData): DestinationEvent => ({
  type: 'destination.deleted',
  entity: destination(id),
  data,
});

export const destinationBrochurePrinted = (id: number, data: Printed): DestinationEvent => ({
  type: 'destination.brochure_printed',
  entity: destination(id),
  data,
});
