import type { PageSection } from '../../../ui/site/SectionNav.tsx';
import type { Destination } from './destinationsApi.ts';
import { listUpcomingDepartures } from './listUpcomingDepartures.ts';

type AvailableSections = { reviews: boolean; similar: boolean };

/** The sections that the page of a destination has, in their order; `availableSections` says it of those with data of their own. */
export function listSections(
  destination: Destination,
  today: string,
  availableSections: AvailableSections,
): PageSection[] {
  const { inclusions, exclusions, hotels, payment_policies, cancellation_policies } = destination;
  const sections: (PageSection & { isShown: boolean })[] = [
    { id: 'overview', title: 'Overview', isShown: true },
    { id: 'days', title: 'Day by day', isShown: true },
    { id: 'included', title: 'Included', isShown: inclusions.length + exclusions.length > 0 },
    { id: 'stay', title: 'Hotels', isShown: hotels.length > 0 },
    { id: 'dates', title: 'Dates', isShown: listUpcomingDepartures(destination, today).length > 0 },
    { id: 'price', title: 'Your price', isShown: true },
    { id: 'payment', title: 'Payment', isShown: payment_policies.length > 0 },
    { id: 'cancellation', title: 'Cancellation', isShown: cancellation_policies.length > 0 },
    { id: 'reviews', title: 'Reviews', isShown: availableSections.reviews },
    { id: 'similar', title: 'Similar journeys', isShown: availableSections.similar },
  ];
  return sections.filter(({ isShown }) => isShown);
}
