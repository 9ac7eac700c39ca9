import { createEventConstructor, type Events } from '../../platform/events/events.ts';
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

export type DestinationEvent = Events<{
  'destination.created': DestinationEventData;
  'destination.revised': Revised;
  'destination.featured': DestinationEventData;
  'destination.unfeatured': DestinationEventData;
  'destination.activated': DestinationEventData;
  'destination.deactivated': DestinationEventData;
  'destination.deleted': DestinationEventData;
  /** `size` in bytes. */
  'destination.brochure_printed': { name: string; size: number };
}>;

export const destinationEvent = createEventConstructor<DestinationEvent>('destination');

/** A toggled flag has an event of its own. */
export const destinationFlagChanged = (
  flag: 'featured' | 'is_active',
  id: number,
  data: DestinationEventData,
) =>
  flag === 'featured'
    ? destinationEvent(data.featured ? 'destination.featured' : 'destination.unfeatured', id, data)
    : destinationEvent(data.active ? 'destination.activated' : 'destination.deactivated', id, data);
