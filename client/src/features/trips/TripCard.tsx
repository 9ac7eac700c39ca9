import type { Trip } from '@modules/content/tripsPage.contract.ts';
import { formatCount, formatPrice } from '@platform/text/formats.contract.ts';
import { Clock, MapPin, Star } from 'lucide-react';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { Badge, CardFact, PackageCard } from '../../ui/site/PackageCard.tsx';
import type { EagerCard } from '../../ui/site/Picture.tsx';
import { tripPath } from './tourView.ts';

export function TripCard({ trip, eager }: { trip: Trip } & EagerCard) {
  return (
    <PackageCard
      eager={eager}
      title={trip.title}
      to={tripPath(trip)}
      image={trip.image}
      kind="destination"
      badges={<Badge>{trip.category}</Badge>}
      wishKey={`trip-${trip.id}`}
      facts={
        <>
          <CardFact icon={MapPin}>{trip.location}</CardFact>
          <CardFact icon={Clock}>{trip.duration}</CardFact>
          {trip.reviews > 0 ? (
            <CardFact icon={Star}>
              {trip.rating} ({formatCount(trip.reviews, 'review')})
            </CardFact>
          ) : null}
        </>
      }
      text={trip.highlights.join(' · ')}
      price={formatPrice(trip.price)}
      priceNote="per person"
      action={
        <ButtonLink to={tripPath(trip)} small tabIndex={-1} aria-label={`View details: ${trip.title}`}>
          View details
        </ButtonLink>
      }
    />
  );
}
