import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';

describe('similar journeys', () => {
  const test = useApi();

  const goa = {
    type: 'domestic',
    starting_price: 20_000,
    image: '/uploads/images/x.jpg',
    duration: '5 Days - 4 Nights',
    best_time_to_visit: 'November to February',
  };

  it('are at most three, by type, months, price and days, without the journey itself and hidden ones', async () => {
    const admin = await test.as('admin');
    for (const [name, fields] of Object.entries({
      Goa: {},
      'Other days': { duration: '10 Days - 9 Nights' },
      'Other in all': { type: 'international', starting_price: 90_000, best_time_to_visit: 'May' },
      Twin: {},
      'Other months': { best_time_to_visit: 'June to August' },
      Hidden: { is_active: false },
      'Other price': { starting_price: 21_000 },
    })) {
      const body = { ...goa, ...fields, name };
      expect(await admin.post('/api/destinations/create', { body })).toMatchObject({ status: 201 });
    }
    const find = async (name: string) => {
      const { body } = await test.api.get(`/api/destinations/by-name/${name}/similar`);
      return body.destinations.map((journey: { name: string }) => journey.name);
    };
    expect(await find('goa')).toEqual(['Twin', 'Other price', 'Other days']);
    expect(await find('Other%20months')).toEqual(['Goa', 'Twin', 'Other price']);
    expect(await test.api.get('/api/destinations/by-name/Hidden/similar')).toMatchObject({ status: 404 });
  });
});
