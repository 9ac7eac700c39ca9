import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { bookingForm, buildBooking } from '../../testing/enquiries.ts';
import { listMonths } from './formChoices.contract.ts';

describe('the journey that a booking enquiry describes', () => {
  const test = useApi();

  it('is stored, shown to staff and exported', async () => {
    const staff = await test.as('admin');
    const fields = {
      travel_month: '2098-07',
      flexibility: 'These dates only',
      departure_city: 'Pune',
      budget_range: 'Over ₹1,00,000 per person',
    };
    const { id } = await buildBooking(test, { fields });
    expect(await test.db('enquiries').where({ id }).first()).toMatchObject(fields);
    expect((await staff.get(`/api/booking/${id}`)).body.data).toMatchObject(fields);
    const csv = (await staff.get('/api/enquiries/export')).text;
    expect(csv).toContain('"Travel month","Flexibility","Departure city"');
    expect(csv).toContain('"2098-07","These dates only","Pune"');
  });

  it.each([
    ['travel_month', '2098-13', 'Please choose a valid travel month, such as 2027-02'],
    ['flexibility', 'Any', 'Please choose a valid flexibility'],
    ['departure_city', 'x'.repeat(121), expect.stringContaining('Departure city')],
  ])('names %s when it is invalid', async (field, value, message) => {
    const { status, body } = await test.api.post('/api/booking/submit', {
      body: bookingForm({ [field]: value }),
    });
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });

  it('filters the lists, their totals and the export', async () => {
    const staff = await test.as('admin');
    const trip = {
      travel_month: '2098-02',
      flexibility: 'Dates are open',
      departure_city: 'Mumbai',
      budget_range: 'Up to ₹25,000 per person',
    };
    await buildBooking(test, { fields: { login_id: 'Plain' } });
    await buildBooking(test, { fields: { login_id: 'Couple', ...trip, adults: '2' } });
    const family = { event_date: '2098-02-28', departure_city: 'navi mumbai', adults: '4', children: '2' };
    await buildBooking(test, { fields: { login_id: 'Family', ...family } });
    const find = async (filter: Record<string, string>) => {
      const query = new URLSearchParams({ ...filter, sort: 'name', order: 'asc' });
      const { body } = await staff.get(`/api/enquiries?${query}`);
      const names = body.data.map(({ name }: { name: string }) => name);
      expect(body.pagination.total).toBe(names.length);
      const csv = (await staff.get(`/api/enquiries/export?${query}`)).text.trim().split('\r\n');
      expect(csv).toHaveLength(names.length + 1);
      return names;
    };
    expect(await find({ travel_month: '2098-02' })).toEqual(['Couple', 'Family']);
    expect(await find({ travel_month: '2098-03' })).toEqual([]);
    expect(await find({ flexibility: 'Dates are open' })).toEqual(['Couple']);
    expect(await find({ departure_city: 'MUM' })).toEqual(['Couple']);
    expect(await find({ departure_city: '%mum' })).toEqual([]);
    expect(await find({ budget_range: 'Up to ₹25,000 per person' })).toEqual(['Couple']);
    expect(await find({ adults: '2' })).toEqual(['Couple', 'Family']);
    expect(await find({ adults: '3' })).toEqual(['Family']);
    expect(await find({ children: 'with' })).toEqual(['Family']);
    expect(await find({ children: 'without', travel_month: '2098-02' })).toEqual(['Couple']);
  });
});

describe('months', () => {
  it('follow one another into the next year, and are none while the day is unknown', () => {
    expect(listMonths('2026-11-23', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(listMonths('', 3)).toEqual([]);
  });
});
