import { weddingPagePath } from '@modules/weddings/weddingPagePath.contract.ts';
import { formatNumber, formatPrice } from '@platform/text/formats.contract.ts';
import { MapPin, Users } from 'lucide-react';
import { ButtonLink } from '../../../ui/site/Button.tsx';
import { CardFact, PackageCard } from '../../../ui/site/PackageCard.tsx';
import type { EagerCard } from '../../../ui/site/Picture.tsx';
import { WeddingBadges } from './WeddingBadges.tsx';
import { type WeddingCardFacts, weddingBookingPath } from './weddingsApi.ts';

type WeddingCardProps = {
  wedding: WeddingCardFacts;
  bookAs: 'Wedding Package' | 'Featured Wedding Package';
  brief?: boolean;
} & EagerCard;

export function WeddingCard({ wedding, bookAs, brief, eager }: WeddingCardProps) {
  const [cover] = wedding.gallery;
  const booking = weddingBookingPath(wedding.title, bookAs);
  return (
    <PackageCard
      eager={eager}
      title={wedding.title}
      to={weddingPagePath(wedding.slug)}
      image={cover?.image}
      focus={cover}
      kind="wedding"
      badges={<WeddingBadges wedding={wedding} />}
      wishKey={`wedding-${wedding.id}`}
      facts={
        <>
          <CardFact icon={MapPin}>{wedding.location}</CardFact>
          <CardFact icon={Users}>up to {formatNumber(wedding.capacity)} guests</CardFact>
        </>
      }
      {...(brief ? {} : { text: wedding.description })}
      price={formatPrice(wedding.price)}
      priceNote={wedding.duration ?? 'whole package'}
      action={
        <ButtonLink to={booking} small aria-label={`Book Now: ${wedding.title}`}>
          Book Now
        </ButtonLink>
      }
    />
  );
}
