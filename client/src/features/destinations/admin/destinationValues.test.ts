import { describe, expect, it } from 'vitest';
import { newDestination } from './destinationValues.ts';
import { nextDay } from './itineraryDays.ts';
import { destinationFormSchema } from './useDestinationForm.ts';

describe('the form', () => {
  it('of a new destination lists its required fields in the documented words', () => {
    const issues = destinationFormSchema.safeParse(newDestination).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual({
      name: 'Name is required',
      image: 'Please upload an image for the destination',
      starting_price: 'Starting price is required',
    });
  });

  it('is sent without empty lines, its numbers as numbers', () => {
    const day = { ...nextDay([]), title: 'Arrival', activities: ['Check in', '', 'Walk '] };
    const sent = destinationFormSchema.parse({
      ...newDestination,
      name: 'Goa',
      image: '/uploads/images/x.jpg',
      starting_price: '9999',
      itineraries: [day],
      inclusions: [{ text: 'Breakfast' }, { text: ' ' }],
    });
    expect(sent).toMatchObject({ starting_price: 9999, original_price: null, brochure_path: null });
    expect(sent.itineraries).toEqual([
      expect.objectContaining({ day: 1, title: 'Arrival', activities: ['Check in', 'Walk'] }),
    ]);
    expect(sent.inclusions).toEqual([{ inclusion: 'Breakfast' }]);
  });
});

describe('itinerary days', () => {
  const days = ['1', '2', '5'].map((day) => ({ ...nextDay([]), day, title: `Plan ${day}` }));

  it('continue after the last number', () => {
    expect(nextDay(days).day).toBe('6');
  });
});
