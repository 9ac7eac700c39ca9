import { formatCount } from '@platform/text/formats.contract.ts';
import { ReviewCards } from './ReviewCards.tsx';
import styles from './Reviews.module.css';
import { getReviews, type ReviewChoice } from './reviewsApi.ts';

/** What guests say about a journey; nothing while nothing is published. */
export function JourneyReviews({ choice }: { choice: ReviewChoice }) {
  const { currentData } = getReviews.useQuery(choice);
  if (!currentData || currentData.summary.average === null) return null;
  const { reviews, summary } = currentData;
  return (
    <section id="reviews">
      <h2>What guests say</h2>
      <p className={styles.summary}>
        <strong>{summary.average} of 5</strong> from {formatCount(summary.count, 'review')}
      </p>
      <ReviewCards reviews={reviews} />
    </section>
  );
}
