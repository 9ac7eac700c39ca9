import { describe, expect, it } from 'vitest';
import { bookingForm } from './bookingApi.ts';
import { descriptionOf, isWedding, sourceOf } from './bookingContext.ts';

const source = (query: string) => sourceOf(new URLSearchParams(query));

describe('wedding mode', () => {
  it('follows the link', () => {
    expect(isWedding(source('for=wedding&info=Goa'), '')).toBe(true);
    expect(isWedding(source('travel_type=Featured Wedding Package'), '')).toBe(true);
    expect(isWedding(source('for=destination&info=Goa&travel_type=Destination Package'), '/wedding')).toBe(
      false,
    );
  });

  it('follows the page before when the link says nothing', () => {
    expect(isWedding(source(''), '/wedding')).toBe(true);
    expect(isWedding(source(''), '/destination-wedding')).toBe(true);
    expect(isWedding(source(''), '/destination')).toBe(false);
  });
});

describe('description', () => {
  it('names what the visitor came for', () => {
    const text = descriptionOf(source('for=destination&info=Kerala&travel_type=Destination Package'), false);
    expect(text).toContain('Kerala (Destination Package)');
    expect(descriptionOf(source(''), false)).toBe('');
  });
});

describe('booking form', () => {
  it('repeats lists as name[] and sends the file only when present', () => {
    const input = { login_id: 'A', email: 'a@b.c', mobile: '1', description: '', tour_type: ['x', 'y'] };
    const form = bookingForm(input, null);
    expect(form.getAll('tour_type[]')).toEqual(['x', 'y']);
    expect(form.has('attachment')).toBe(false);
    expect(form.has('description')).toBe(false);
  });
});
