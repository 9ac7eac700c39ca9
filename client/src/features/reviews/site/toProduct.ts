import type { PublicReviews } from '@modules/reviews/contract.ts';
import { formatMonth } from '@platform/text/formats.contract.ts';

/** The rating and reviews of a product in structured data; nothing without published reviews. */
function toRatingFacts(loaded: PublicReviews | undefined): object {
  if (!loaded || loaded.summary.average === null) return {};
  const { reviews, summary } = loaded;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: 5,
    },
    review: reviews.map(({ guest_name, travel_month, rating, text }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: guest_name ?? 'A guest' },
      name: `Journey in ${formatMonth(travel_month)}`,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    })),
  };
}

type Journey = { name: string; description: string; image: string | string[]; path: string; price: number };

/**
 * A journey as a product, because search engines show ratings for products but not for trips. Ratings that staff
 * entered are left out: search engines accept only those from reviews.
 */
export const toProduct = (
  { name, description, image, path, price }: Journey,
  reviews: PublicReviews | undefined,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description,
  image,
  url: path,
  offers: {
    '@type': 'Offer',
    price,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url: path,
  },
  ...toRatingFacts(reviews),
});
