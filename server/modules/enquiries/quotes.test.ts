import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { bookingForm, buildBooking } from '../../testing/enquiries.ts';

describe('the travellers of a booking enquiry', () => {
  const test = useApi();

  const createDestination = async (name: string) => {
    const admin = await test.as('admin');
    await admin.post('/api/destinations/create', {
      body: {
        name,
        starting_price: 10_000,
        image: '/uploads/images/x.jpg',
        available_dates: [{ date: '2098-01-01', seats: 10, price: 12_000 }],
      },
    });
    return admin;
  };
  const journeyFields = { for: 'destination', travel_type: 'Destination Package' };

  it('get the price of the departure from the server, next to what the visitor saw', async () => {
    const admin = await createDestination('Coorg');
    const { id } = await buildBooking(test, {
      fields: {
        ...journeyFields,
        info: 'Coorg',
        event_date: '2098-01-01',
        adults: '2',
        children: '1',
        rooms: '2',
        seen_total: '1',
      },
    });
    const quote = {
      adults: 2,
      children: 1,
      rooms: 2,
      seen_total: 1,
      price: {
        lines: [
          { label: '2 adults', amount: 24_000 },
          { label: '1 child', amount: 7200 },
          { label: 'Single supplement, 1 room', amount: 4200 },
          { label: 'Tax 5 %', amount: 1770 },
        ],
        total: 37_170,
        deposit: 9293,
      },
    };
    expect(await test.db('enquiries').where({ id }).first()).toMatchObject({
      event_date: '2098-01-01',
      quote,
    });
    expect((await admin.get(`/api/booking/${id}`)).body.data.quote).toEqual(quote);
    const csv = (await admin.get('/api/enquiries/export')).text;
    expect(csv.split('\r\n')[0]).toMatch(/"Travellers","Calculated price"$/);
    expect(csv).toContain('"2 adults, 1 child, 2 rooms","37170"');
  });

  it('get the price that the form shows for a former name and for a part of the name', async () => {
    const admin = await createDestination('Bekal and Beyond');
    const { body } = await admin.get('/api/destinations/by-name/Bekal');
    await admin.put(`/api/destinations/${body.destination.id}`, { body: { name: 'North Kerala' } });
    for (const info of ['Bekal and Beyond', 'North']) {
      const fields = { ...journeyFields, for: 'Destination', info, adults: '2' };
      const { id } = await buildBooking(test, { fields });
      const { quote } = await test.db('enquiries').where({ id }).first();
      expect(quote.price, info).toMatchObject({
        lines: [{ label: '2 adults', amount: 20_000 }, expect.anything()],
      });
    }
  });

  it.each([
    [
      { info: 'Nowhere', adults: '2' },
      { adults: 2, children: 0, rooms: 1 },
    ],
    [
      { info: 'Hampi', adults: '1', rooms: '3', seen_total: 'a lot' },
      { adults: 1, children: 0, rooms: 3 },
    ],
    [
      { for: 'trip', info: 'Hampi', adults: '2' },
      { adults: 2, children: 0, rooms: 1 },
    ],
    [
      { for: '', info: 'Hampi', adults: '2' },
      { adults: 2, children: 0, rooms: 1 },
    ],
  ])('arrive without a price when there is none: %o', async (fields, stored) => {
    await createDestination('Hampi');
    const { id } = await buildBooking(test, { fields: { ...journeyFields, ...fields } });
    expect((await test.db('enquiries').where({ id }).first()).quote).toEqual({
      ...stored,
      price: null,
      seen_total: null,
    });
  });

  it('may be left out', async () => {
    const { id } = await buildBooking(test, { fields: { ...journeyFields, adults: '', rooms: '' } });
    expect((await test.db('enquiries').where({ id }).first()).quote).toBeNull();
  });

  it.each<Record<string, string>>([{ children: '2' }, { rooms: '1' }])(
    'are refused without adults: %o',
    async (fields) => {
      const body = bookingForm({ ...journeyFields, adults: '', ...fields });
      expect(await test.api.post('/api/booking/submit', { body })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'adults', message: 'Please enter the number of adults' }] },
      });
    },
  );

  it('say where to describe a group that is too large to calculate', async () => {
    const body = bookingForm({ ...journeyFields, adults: '45' });
    const { status, body: refusal } = await test.api.post('/api/booking/submit', { body });
    expect(status).toBe(422);
    expect(refusal.error).toBe('Adults must be at most 20. Please describe a larger group in your message');
  });
});
