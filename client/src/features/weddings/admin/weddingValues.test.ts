import { weddingCreateSchema } from '@modules/weddings/contract.ts';
import { expect, it } from 'vitest';
import { countVenues } from './countVenues.ts';
import { newWedding } from './weddingValues.ts';

it('an empty form lists all missing fields, joined as documented', () => {
  const issues = weddingCreateSchema.safeParse(newWedding).error?.issues ?? [];
  expect(issues.map(({ message }) => message).join(', ')).toBe(
    'Title must be at least 3 characters long, Location is required, ' +
      'Description must be at least 10 characters long, Price must be greater than 0, ' +
      'Capacity must be at least 1, At least one image is required',
  );
});

it('counts venues and adds up their room', () => {
  const venue = { featured: true, featured_in_destinations: false, capacity: 150 };
  expect(countVenues([venue, { ...venue, featured: false, capacity: 50 }])).toEqual({
    total: 2,
    featured: 1,
    inDestinations: 0,
    capacity: 200,
  });
});
