import { describe, expect, it } from 'vitest';
import { bookingForm } from './bookingApi.ts';
import { getDescription, getHeading, isWedding, parseBookingSource } from './bookingSource.ts';
import { parseTravellers } from './parseTravellers.ts';

function source(text: string) {
  const query = new URLSearchParams(text);
  return parseBookingSource(query, parseTravellers(query, '2026-01-01').event_date);
}

describe('wedding mode', () => {
  it('follows the link', () => {
    expect(isWedding(source('for=wedding&info=Goa'), '')).toBe(true);
    expect(isWedding(source('travel_type=Featured Wedding Package'), '')).toBe(true);
    expect(isWedding(source('for=destination&info=Goa&travel_type=Destination Package'), '/wedding')).toBe(
      false,
    );
  });

  it('follows the previous page when the link has no context', () => {
    expect(isWedding(source(''), '/wedding')).toBe(true);
    expect(isWedding(source(''), '/destination-wedding')).toBe(true);
    expect(isWedding(source(''), '/wedding/goa-beach')).toBe(true);
    expect(isWedding(source(''), '/Wedding/')).toBe(true);
    expect(isWedding(source(''), '/weddings')).toBe(false);
    expect(isWedding(source(''), '/destination')).toBe(false);
  });
});

it('names the journeys of a wishlist, and ignores invalid ones', () => {
  const lines = [
    '/itinerary/Goa Goa',
    'javascript:alert(1) Prize',
    '/wedding/udaipur-lake Lake Palace Wedding',
  ];
  const wishlist = source(String(new URLSearchParams({ for: 'wishlist', journeys: lines.join('\n') })));
  expect(wishlist.journeys).toEqual([lines[0], lines[2]]);
  expect(getHeading(wishlist, false, '24 hours').title).toBe('Send us your wishlist');
  expect(getDescription(wishlist, false)).toContain('\n- Goa\n- Lake Palace Wedding\n');
});

describe('description', () => {
  it('names the subject of the visitor’s request', () => {
    const text = getDescription(source('for=destination&info=Kerala&travel_type=Destination Package'), false);
    expect(text).toContain('Kerala (Destination Package)');
    expect(getDescription(source(''), false)).toBe('');
  });

  it.each([
    [
      'for=destination&info=Goa&travel_type=Destination Package&date=2099-01-09',
      'Enquire about Goa',
      'I would like to know more about Goa (Destination Package). Please share the details, prices and available dates.',
    ],
    [
      'for=destination&info=Goa&travel_type=Destination Package&date=2020-01-01&adults=99',
      'Enquire about Goa',
      'I would like to know more about Goa (Destination Package). Please share the details, prices and available dates.',
    ],
    [
      'for=tour&info=Goa&guests=4&date=2099-01-09',
      'Enquire about Goa',
      'I would like to know more about Goa for 4 guests on 9 January 2099. Please share the details, prices and available dates.',
    ],
    ['for=brochure&info=Manali', 'Ask for the Manali brochure', 'Please send me the brochure of Manali.'],
    [
      'for=visa&info=Visa Assistance&travel_type=Visa',
      'Enquire about a visa',
      'I would like help with a visa. Please tell me which papers it needs, what it costs and how long it takes.',
    ],
    [
      'for=insurance',
      'Enquire about travel insurance',
      'I would like travel insurance. Please share the cover and the prices.',
    ],
    [
      'for=destination',
      'Enquire about a destination',
      'I would like to know more about your destinations. Please share the details, prices and available dates.',
    ],
    ['for=elsewhere', 'Tell us about your journey', ''],
    ['for=constructor', 'Tell us about your journey', ''],
  ])('is a sentence under a fitting heading for %s', (query, heading, text) => {
    expect(getHeading(source(query), false, '24 hours').title).toBe(heading);
    expect(getDescription(source(query), false)).toBe(text);
  });

  it('is a sentence for weddings too', () => {
    const rest = 'Please share the packages, prices and available dates.';
    expect(getDescription(source('for=wedding'), true)).toBe(
      `I would like to plan a destination wedding. ${rest}`,
    );
    expect(getDescription(source('for=wedding&info=Lake&travel_type=Wedding Package'), true)).toBe(
      `I would like to plan a destination wedding: Lake (Wedding Package). ${rest}`,
    );
    expect(getDescription(source('travel_type=Wedding Package'), true)).toBe(
      `I would like to plan a destination wedding: Wedding Package. ${rest}`,
    );
  });
});

it('takes from the link no more travellers than the calculator offers, and no date in the past', () => {
  const read = (query: string) => parseTravellers(new URLSearchParams(query), '2026-01-01');
  expect(read('date=2020-01-01&adults=2&children=21&rooms=20')).toEqual({ adults: '2', rooms: '20' });
  expect(read('adults=99&children=2&rooms=1'), 'none without adults').toEqual({});
  expect(read('date=2026-01-01&adults=20&children=x')).toEqual({ event_date: '2026-01-01', adults: '20' });
  for (const day of ['2099-13-45', '2027-02-29']) expect(read(`date=${day}`)).toEqual({});
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
