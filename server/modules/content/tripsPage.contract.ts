/** What staff edit about day trips, and about the sample tour. */
import { z } from 'zod';
import { line, lines, optionalLine, paragraph, picture, rows, wholeNumber } from './fields.contract.ts';

/** The filters of the page. */
const tripCategories = ['Beach', 'City Tour', 'Heritage', 'Nature', 'Adventure'] as const;

const shared = {
  title: line('Title'),
  location: line('Place'),
  duration: line('Duration', 60),
  rating: z.coerce
    .number('Rating must be a number')
    .min(0, 'Rating must be at least 0')
    .max(5, 'Rating must be at most 5')
    .meta({ title: 'Rating', description: 'From 0 to 5' }),
  reviews: wholeNumber('Reviews', 0),
  highlights: lines('Highlights'),
  included: lines('Included'),
};

const tripSchema = z.object({
  id: wholeNumber('Number in the address', 1, 'Links and shortlists use it: do not change it later'),
  ...shared,
  price: wholeNumber('Price in rupees', 1),
  image: picture('Picture'),
  category: z.enum(tripCategories, 'Please choose a category').meta({ title: 'Category' }),
  description: paragraph('Description', 3000),
  pickup: optionalLine('Pick-up', undefined, 300),
});
export type Trip = z.output<typeof tripSchema>;

/** A tour of several days that is quoted in dollars. */
const tourSchema = z.object({
  ...shared,
  group_size: line('Group size', 60),
  price: wholeNumber('Price in dollars', 1),
  original_price: wholeNumber('Former price in dollars', 1),
  discount: optionalLine('Discount', undefined, 60),
  description: lines('Description', { each: 2000, max: 8 }),
  gallery: rows(
    'Pictures',
    'picture',
    z.object({ image: picture('Picture'), alt: line('Description', 200) }),
    12,
  ),
  excluded: lines('Not included'),
  faq: rows(
    'Questions',
    'question',
    z.object({ question: line('Question', 200), answer: paragraph('Answer') }),
    20,
  ),
});
export type SampleTour = z.output<typeof tourSchema>;

export const tripsPageSchema = z.object({
  title: line('Title for search engines'),
  summary: paragraph('Summary for search engines', 300),
  banner: optionalLine('Line below the title'),
  invitation: optionalLine('Line above Contact Us', undefined, 200),
  trips: rows('Day trips', 'trip', tripSchema, 60).refine(
    (trips) => new Set(trips.map(({ id }) => id)).size === trips.length,
    'Two trips have the same number in the address',
  ),
  tours: rows('Sample tour', 'tour', tourSchema, 1),
});
