import { itineraryPath } from '@modules/destinations/itineraryPath.contract.ts';
import { getErrorMessage } from '../../../lib/api/errorMessage.ts';
import { ErrorNotice, LoadingCards } from '../../../ui/site/Notice.tsx';
import { PosterCard } from '../../../ui/site/PosterCard.tsx';
import { Section } from '../../../ui/site/Section.tsx';
import { getPriceCut, useGetFeaturedDestinationsQuery } from './destinationsApi.ts';
import styles from './FeaturedDestinations.module.css';

/** Up to eight posters in an irregular grid; narrow screens show four or three. */
export function FeaturedDestinations() {
  const { data, error, isLoading } = useGetFeaturedDestinationsQuery();
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
        {(data ?? []).slice(0, 8).map((destination) => (
          <li key={destination.id}>
            <PosterCard
              to={itineraryPath(destination.name)}
              title={destination.name}
              image={destination.image}
              focus={destination.image_details}
              kind="destination"
              wishKey={`destination-${destination.id}`}
              badge={getPriceCut(destination).discount}
              price={destination.starting_price}
              originalPrice={destination.original_price}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
