import { messageOf } from '../../app/messageOf.ts';
import { Part } from '../../app/Part.tsx';
import { ErrorNotice, LoadingCards } from '../../components/Notice.tsx';
import { PosterCard } from '../../components/PosterCard.tsx';
import { Section } from '../../components/Section.tsx';
import { itineraryPath, useGetFeaturedDestinationsQuery } from './destinationsApi.ts';
import styles from './FeaturedDestinations.module.css';

/** Up to eight posters in an uneven wall; narrow screens show four or three. */
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
        <ErrorNotice title={messageOf(error, 'Failed to fetch featured destinations')} />
      ) : null}
      <ul className={styles.wall}>
        {(data ?? []).slice(0, 8).map((destination) => (
          <Part key={destination.id} as="li" name="FeaturedDestinations" of={destination}>
            {() => (
              <PosterCard
                to={itineraryPath(destination.name)}
                title={destination.name}
                image={destination.image}
                kind="destination"
                badge={destination.discount}
                price={destination.starting_price}
                originalPrice={destination.original_price}
              />
            )}
          </Part>
        ))}
      </ul>
    </Section>
  );
}
