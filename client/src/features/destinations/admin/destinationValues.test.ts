import { destinationCreateSchema } from '@modules/destinations/contract.ts';
import { describe, expect, it } from 'vitest';
import { moved } from '../../../ui/admin/form/moved.ts';
import { newDestination, toDestinationInput } from './destinationValues.ts';
import { nextDay, withNumbersInPlace } from './itineraryDays.ts';

describe('the form', () => {
  it('of a new destination asks for what is required, in the words of the product', () => {
    const issues = destinationCreateSchema.safeParse(toDestinationInput(newDestination)).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual({
      name: 'Name is required',
      image: 'Please upload an image for the destination',
      starting_price: 'Starting price is required',
    });
  });

  it('is sent without its keys, its numbers as numbers', () => {
    const day = { ...nextDay([]), title: 'Arrival', activities: ['Check in', '', 'Walk '] };
    const sent = destinationCreateSchema.parse(
      toDestinationInput({
        ...newDestination,
        name: 'Goa',
        image: '/uploads/images/x.jpg',
        starting_price: '9999',
        itineraries: [day],
        inclusions: [
          { key: 'row-1', text: 'Breakfast' },
          { key: 'row-2', text: ' ' },
        ],
      }),
    );
    expect(sent).toMatchObject({ starting_price: 9999, original_price: null, brochure_path: null });
    expect(sent.itineraries).toEqual([
      expect.objectContaining({ day: 1, title: 'Arrival', activities: ['Check in', 'Walk'] }),
    ]);
    expect(sent.itineraries[0]).not.toHaveProperty('key');
    expect(sent.inclusions).toEqual([{ inclusion: 'Breakfast' }]);
  });
});

describe('itinerary days', () => {
  const days = ['1', '2', '5'].map((day) => ({ ...nextDay([]), day, title: `Plan ${day}` }));

  it('go on after the last number', () => {
    expect(nextDay(days).day).toBe('6');
  });
  it('take the number that is typed', () => {
    const typed = days.map((day, index) => (index === 1 ? { ...day, day: '4' } : day));
    expect(withNumbersInPlace(days, typed)).toEqual(typed);
  });
  it('keep their numbers in place when a plan moves', () => {
    const after = withNumbersInPlace(days, moved(days, 2, 0));
    expect(after.map(({ day, title }) => [day, title])).toEqual([
      ['1', 'Plan 5'],
      ['2', 'Plan 1'],
      ['5', 'Plan 2'],
    ]);
  });
});
