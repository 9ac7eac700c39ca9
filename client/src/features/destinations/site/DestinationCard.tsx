import type { JourneyCard } from '@modules/destinations/contract.ts';
import { itineraryPath } from '@modules/destinations/itineraryPath.contract.ts';
import { formatPrice } from '@platform/text/formats.contract.ts';
import { CalendarDays, Clock } from 'lucide-react';
import { ButtonLink } from '../../../ui/site/Button.tsx';
import { Badge, PackageCard } from '../../../ui/site/PackageCard.tsx';
import type { EagerCard } from '../../../ui/site/Picture.tsx';
import { getPriceCut } from './destinationsApi.ts';
import { defaultFacts } from './fallbackTexts.ts';

export function DestinationCard({ destination, eager }: { destination: JourneyCard } & EagerCard) {
  const path = itineraryPath(destination.name);
  const { before, discount } = getPriceCut(destination);
  return (
    <PackageCard
      eager={eager}
      title={destination.name}
      to={path}
      image={destination.image}
      focus={destination.image_details}
      kind="destination"
      badges={
        <>
          {discount ? <Badge>{discount}</Badge> : null}
          <Badge look="blue">{destination.type}</Badge>
        </>
      }
      wishKey={`destination-${destination.id}`}
      facts={
        <>
          <span>
            <Clock size={15} aria-hidden="true" />
            {destination.duration ?? defaultFacts.duration}
          </span>
          {/* Always on its own line: whether a phone has room for both in one depends on the font. */}
          <span style={{ flexBasis: '100%' }}>
            <CalendarDays size={15} aria-hidden="true" />
            {destination.best_time_to_visit ?? defaultFacts.best_time_to_visit}
          </span>
        </>
      }
      text={destination.description}
      price={formatPrice(destination.starting_price)}
      priceNote="per person"
      from
      originalPrice={before ? formatPrice(before) : null}
      action={
        <ButtonLink to={path} small tabIndex={-1} aria-label={`View itinerary: ${destination.name}`}>
          View itinerary
        </ButtonLink>
      }
    />
  );
}
