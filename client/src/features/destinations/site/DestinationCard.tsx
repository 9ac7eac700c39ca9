import type { JourneyCard } from '@modules/destinations/contract.ts';
import { itineraryPath } from '@modules/destinations/itineraryPath.contract.ts';
import { formatPrice } from '@platform/text/formats.contract.ts';
import { CalendarDays, Clock } from 'lucide-react';
import { ButtonLink } from '../../../ui/site/Button.tsx';
import { Badge, CardFact, PackageCard } from '../../../ui/site/PackageCard.tsx';
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
          <CardFact icon={Clock}>{destination.duration ?? defaultFacts.duration}</CardFact>
          {/* Always on its own line: whether a phone has room for both in one depends on the font. */}
          <CardFact icon={CalendarDays} style={{ flexBasis: '100%' }}>
            {destination.best_time_to_visit ?? defaultFacts.best_time_to_visit}
          </CardFact>
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
