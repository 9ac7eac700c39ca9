import { MapPin, Star, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatPrice } from '../../../lib/text/formats.ts';
import { ButtonLink } from '../../../ui/site/Button.tsx';
import { Badge, PackageCard } from '../../../ui/site/PackageCard.tsx';
import { weddingAnchor } from '../weddingAnchor.ts';
import { type Wedding, weddingBookingPath } from './weddingsApi.ts';

type Look = ComponentProps<typeof Badge>['look'];

const badgeLooks: Record<string, Look> = {
  featured: 'green',
  popular: 'amber',
  platinum: 'purple',
  luxury: 'red',
  royal: 'darkRed',
  traditional: 'darkGreen',
};

type WeddingCardProps = {
  wedding: Wedding;
  bookAs: 'Wedding Package' | 'Featured Wedding Package';
  brief?: boolean;
};

export function WeddingCard({ wedding, bookAs, brief }: WeddingCardProps) {
  const badge = wedding.badge || 'featured';
  const booking = weddingBookingPath(wedding.title, bookAs);
  return (
    <PackageCard
      title={wedding.title}
      to={booking}
      image={wedding.images[0]}
      kind="wedding"
      badges={<Badge look={badgeLooks[badge.toLowerCase()] ?? 'green'}>{badge}</Badge>}
      facts={
        <>
          <span>
            <MapPin size={15} aria-hidden="true" />
            {wedding.location}
          </span>
          <span>
            <Users size={15} aria-hidden="true" />
            up to {wedding.capacity} guests
          </span>
          {wedding.rating ? (
            <span>
              <Star size={15} aria-hidden="true" />
              {wedding.rating} of 5
            </span>
          ) : null}
        </>
      }
      {...(brief ? {} : { id: weddingAnchor(wedding.id), text: wedding.description })}
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
