import type { ComponentProps } from 'react';
import { Badge } from '../../../ui/site/PackageCard.tsx';
import type { WeddingCardFacts } from './weddingsApi.ts';

type Look = ComponentProps<typeof Badge>['look'];

const looks: Record<string, Look> = {
  featured: 'green',
  popular: 'amber',
  platinum: 'purple',
  luxury: 'red',
  royal: 'darkRed',
  traditional: 'darkGreen',
};

type WeddingBadgesProps = { wedding: Pick<WeddingCardFacts, 'badge' | 'featured_in_destinations'> };

/** The package's own badge, and a mark on a featured one. */
export function WeddingBadges({ wedding }: WeddingBadgesProps) {
  const badge = wedding.badge || 'featured';
  const kind = badge.toLowerCase();
  return (
    <>
      <Badge look={looks[kind] ?? 'green'}>{badge}</Badge>
      {wedding.featured_in_destinations && kind !== 'featured' ? <Badge look="green">featured</Badge> : null}
    </>
  );
}
