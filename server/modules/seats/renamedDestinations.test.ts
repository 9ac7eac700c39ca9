import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildBooking } from '../../testing/enquiries.ts';

describe('the seats of a destination that was renamed', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const date = '2098-01-01';

  async function create(name: string): Promise<number> {
    const body = {
      name,
      starting_price: 10_000,
      image: '/a.jpg',
      available_dates: [{ date, seats: 9 }],
    };
    return (await (await test.as('admin')).post('/api/destinations/create', { body })).body.destination.id;
  }
  const rename = async (id: number, name: string) =>
    (await test.as('admin')).put(`/api/destinations/${id}`, { body: { name } });
  const request = async (info: string) =>
    (
      await buildBooking(test, {
        fields: { for: 'destination', info, event_date: date, adults: '2', children: '1' },
      })
    ).id;
  const readSeats = async (enquiry: number) =>
    (await (await test.as('admin')).get(`/api/enquiries/${enquiry}/seats`)).body.data;
  const confirm = async (enquiry: number, seats: number) =>
    (await (await test.as('admin')).put(`/api/enquiries/${enquiry}/seats`, { body: { seats } })).body.data;
  const readTaken = async (id: number) =>
    (await test.db('destinations').where({ id }).first()).available_dates[0].seats_taken;

  it('are found by its former names, and requests count by all of them', async () => {
    const id = await create('हम्पी');
    const withoutLatinLetters = await request('हम्पी');
    await rename(id, 'Hampi & Badami');
    const first = await request('Hampi & Badami');
    await rename(id, 'Ruins of the Deccan');
    const second = await request('Ruins of the Deccan');
    await rename(id, 'Deccan');
    await request('deccan');
    for (const enquiry of [withoutLatinLetters, first, second]) {
      expect(await readSeats(enquiry)).toMatchObject({ destination: 'Deccan', requested: 12, confirmed: 0 });
    }
    expect(await confirm(first, 3)).toMatchObject({ confirmed: 3, seats_left: 6 });
    expect(await confirm(first, 0)).toMatchObject({ confirmed: 0, seats_left: 9 });
  });

  it('stay those of their enquiry when another one gets the name', async () => {
    const id = await create('Coorg');
    const enquiry = await request('Coorg');
    await confirm(enquiry, 3);
    await rename(id, 'Kodagu');
    const other = await create('Coorg');
    expect(await readSeats(enquiry)).toMatchObject({ destination: 'Kodagu', confirmed: 3, seats_left: 6 });
    expect(await confirm(enquiry, 2)).toMatchObject({ destination: 'Kodagu', confirmed: 2, seats_left: 7 });
    expect([await readTaken(id), await readTaken(other)]).toEqual([2, 0]);
    const later = await request('Coorg');
    expect(await confirm(later, 1)).toMatchObject({ destination: 'Coorg', seats_left: 8 });
    await confirm(enquiry, 0);
    expect([await readTaken(id), await readTaken(other)]).toEqual([0, 1]);
  });
});
