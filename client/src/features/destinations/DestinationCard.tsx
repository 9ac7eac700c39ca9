import { CalendarDays, Clock } from 'lucide-react';
import { formatPrice } from '../../app/formats.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Badge, PackageCard } from '../../components/PackageCard.tsx';
import { type DestinationCardFacts, itineraryPath } from './destinationsApi.ts';
import { defaultFacts } from './fallbackTexts.ts';

export function DestinationCard({ destination }: { destination: DestinationCardFacts }) {
  const path = itineraryPath(destination.name);
  return (
    <PackageCard
      title={destination.name}
      to={path}
      image={destination.image}
      kind="destination"
      badges={
        <>
          {destination.discount ? <Badge>{destination.discount}</Badge> : null}
          <Badge look="blue">{destination.type}</Badge>
        </>
      }
      facts={
        <>
          <span>
            <Clock size={15} aria-hidden="true" />
            {destination.duration ?? defaultFacts.duration}
          </span>
          <span>
            <CalendarDays size={15} aria-hidden="true" />
            {destination.best_time_to_visit ?? defaultFacts.best_time_to_visit}
          </span>
        </>
      }
      text={destination.description}
      price={formatPrice(destination.starting_price)}
      priceNote="a person, from"
      originalPrice={
        destination.original_price && destination.original_price > destination.starting_price
          ? formatPrice(destination.original_price)
          : null
      }
      action={
        <ButtonLink to={path} small aria-label={`View itinerary: ${destination.name}`}>
          View itinerary
        </ButtonLink>
      }
    />
  );
}
