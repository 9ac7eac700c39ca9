import type { JourneyCard } from '@modules/destinations/contract.ts';
import { itineraryPath } from '@modules/destinations/itineraryPath.contract.ts';
import { formatPrice } from '@platform/text/formats.contract.ts';
import { getErrorMessage } from '../../../lib/api/errorMessage.ts';
import { CardLink } from '../../../ui/site/CardLink.tsx';
import { ErrorNotice, LoadingCards } from '../../../ui/site/Notice.tsx';
import { Badge, OldPrice } from '../../../ui/site/PackageCard.tsx';
import { Picture } from '../../../ui/site/Picture.tsx';
import { Section } from '../../../ui/site/Section.tsx';
import { WishlistButton } from '../../../ui/site/WishlistButton.tsx';
import { getFeaturedDestinations, getPriceCut } from './destinationsApi.ts';
import styles from './FeaturedDestinations.module.css';

/** Up to eight posters in an irregular grid; narrow screens show four or three. */
export function FeaturedDestinations() {
  const { data, error, isLoading } = getFeaturedDestinations.useQuery();
  if (data && data.length === 0) return null;
  return (
    <Section
      title="Where could we go?"
      text="Places we know on foot, each with its honest price."
      more={{ label: 'View All', to: '/destination' }}
    >
      {isLoading ? (
        <LoadingCards label="Loading destinations" count={4} height={304} className={styles.wall} />
      ) : null}
      {error && !data ? (
        <ErrorNotice title={getErrorMessage(error, 'Failed to fetch featured destinations')} />
      ) : null}
      <ul className={styles.wall}>
        {(data ?? []).map((destination) => (
          <li key={destination.id}>
            <PosterCard destination={destination} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A destination as a poster: picture, name, price; all of it is one link. */
function PosterCard({ destination }: { destination: JourneyCard }) {
  const { id, name, image, image_details, starting_price } = destination;
  const { before, discount } = getPriceCut(destination);
  return (
    <article className={styles.card}>
      <Picture src={image} focus={image_details} kind="destination" alt="" width={1200} height={800} />
      {discount ? (
        <span className={styles.badge}>
          <Badge>{discount}</Badge>
        </span>
      ) : null}
      <WishlistButton id={`destination-${id}`} title={name} corner />
      <div className={styles.text}>
        <h3>
          <CardLink to={itineraryPath(name)}>{name}</CardLink>
        </h3>
        <p className={styles.price}>
          <span>From</span>
          <strong>{formatPrice(starting_price)}</strong>
          {before ? <OldPrice price={formatPrice(before)} /> : null}
        </p>
      </div>
    </article>
  );
}
