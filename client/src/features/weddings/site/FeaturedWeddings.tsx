import { ErrorNotice, LoadingCards } from '../../../ui/site/Notice.tsx';
import { Section } from '../../../ui/site/Section.tsx';
import styles from './FeaturedWeddings.module.css';
import { WeddingCard } from './WeddingCard.tsx';
import { getWeddings } from './weddingsApi.ts';

/** Three packages; phones scroll sideways through five. */
export function FeaturedWeddings() {
  const { data, error, isLoading } = getWeddings.useQuery('featured');
  return (
    <Section
      title="Weddings by the water, the fort, the hills"
      text="One planner from the first guest list to the last farewell brunch."
      more={{ label: 'View All Wedding Packages', to: '/wedding' }}
      white
    >
      {isLoading ? (
        <LoadingCards label="Loading wedding packages" height={440} className={styles.cards} />
      ) : null}
      {error && !data ? <ErrorNotice title="Unable to load wedding destinations at the moment." /> : null}
      {data && data.length === 0 ? <p>No featured wedding destinations available at the moment.</p> : null}
      <ul className={styles.cards}>
        {(data ?? []).slice(0, 5).map((wedding) => (
          <li key={wedding.id}>
            <WeddingCard wedding={wedding} bookAs="Wedding Package" brief />
          </li>
        ))}
      </ul>
    </Section>
  );
}
