import { Section } from '../../../ui/site/Section.tsx';
import { ReviewCards } from './ReviewCards.tsx';
import { getReviews } from './reviewsApi.ts';

export const newestReviews = { limit: 3 };

/** The newest reviews, for the home page; nothing while nothing is published. */
export function ReviewStrip() {
  const { data } = getReviews.useQuery(newestReviews);
  if (!data?.reviews.length) return null;
  return (
    <Section title="What guests say">
      <ReviewCards reviews={data.reviews} brief />
    </Section>
  );
}
