/** The content about day trips and the sample tour that staff edit. */
import { z } from 'zod';
import { line, lines, number, optionalLine, paragraph, picture, rows } from './fields.contract.ts';

/** The filters of the page. */
const tripCategories = ['Beach', 'City Tour', 'Heritage', 'Nature', 'Adventure'] as const;

const shared = {
  title: line('Title'),
  location: line('Place'),
  duration: line('Duration', 60),
  rating: number('Rating', { min: 0, max: 5 }, 'From 0 to 5'),
  reviews: number('Reviews', { min: 0, whole: true }),
  highlights: lines('Highlights'),
  included: lines('Included'),
};

const tripSchema = z.object({
  id: number(
    'Number in the address',
    { min: 1, whole: true },
    'Links and shortlists use it: do not change it later',
  ),
  ...shared,
  price: number('Price in rupees', { min: 1, whole: true }),
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
  price: number('Price in dollars', { min: 1, whole: true }),
  original_price: number(
    'Former price in dollars',
    { min: 1, whole: true },
    'Shown next to the price if it is higher',
  ),
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
