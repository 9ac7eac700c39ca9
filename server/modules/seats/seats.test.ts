import { describe, expect, it } from 'vitest';
import { adjustSeats } from '../../../workers/consumers/adjustSeats.ts';
import { useApi } from '../../testing/api.ts';
import { buildBooking } from '../../testing/enquiries.ts';
import { listEvents } from '../../testing/events.ts';
import type { RecordedEvent } from '../events.ts';

describe('the seats of a departure', () => {
  const test = useApi();
  const date = '2098-01-01';

  const createDestination = async (name: string, seats: number) => {
    const admin = await test.as('admin');
    const { body } = await admin.post('/api/destinations/create', {
      body: {
        name,
        starting_price: 10_000,
        image: '/uploads/images/x.jpg',
        available_dates: [{ date, seats }],
      },
    });
    return body.destination.id as number;
  };
  const request = (info: string) =>
    buildBooking(test, {
      fields: { for: 'destination', info, event_date: date, adults: '2', children: '1' },
    });
  const readTaken = async (id: number) =>
    (await test.db('destinations').where({ id }).first()).available_dates[0].seats_taken;

  it('are free, requested and confirmed', async () => {
    const id = await createDestination('Gokarna', 10);
    const enquiry = await request('Gokarna');
    await request('gokarna');
    const admin = await test.as('admin');
    const path = `/api/enquiries/${enquiry.id}/seats`;
    expect((await admin.get(path)).body.data).toEqual({
      destination: 'Gokarna',
      date,
      seats: 10,
      seats_left: 10,
      requested: 6,
      confirmed: 0,
      travellers: 3,
    });
    expect((await admin.put(path, { body: { seats: 3 } })).body.data).toMatchObject({
      seats_left: 7,
      confirmed: 3,
    });
    expect((await admin.put(path, { body: { seats: 2 } })).body.data).toMatchObject({ seats_left: 8 });
    expect(await readTaken(id)).toBe(2);
    expect((await listEvents(test.db, 'destination', id)).at(-1)).toMatchObject({
      type: 'destination.revised',
      data: { changed: ['available_dates'] },
      actor: { id: admin.userId },
    });
    expect((await admin.put(path, { body: { seats: 0 } })).body.data).toMatchObject({ seats_left: 10 });
    expect(await test.db('departure_seats').where({ enquiry_id: enquiry.id })).toEqual([]);
  });

  it('are never more than available, and the error names how many are left', async () => {
    const id = await createDestination('Om Beach', 3);
    const { id: enquiry } = await request('Om Beach');
    const admin = await test.as('admin');
    const confirm = async (seats: number) =>
      (await admin.put(`/api/enquiries/${enquiry}/seats`, { body: { seats } })).body.errors?.[0];
    expect(await confirm(4)).toEqual({
      field: 'seats',
      message: 'Only 3 seats are left on this departure',
    });
    expect(await confirm(2)).toBeUndefined();
    expect(await confirm(4)).toEqual({ field: 'seats', message: 'Only 1 seat is left on this departure' });
    expect(await readTaken(id)).toBe(2);
  });

  it('go to one of two people who confirm the last one at the same time', async () => {
    const id = await createDestination('Palolem', 3);
    const enquiries = await Promise.all(Array.from({ length: 6 }, () => request('Palolem')));
    const admin = await test.as('admin');
    const responses = await Promise.all(
      enquiries.map((enquiry) => admin.put(`/api/enquiries/${enquiry.id}/seats`, { body: { seats: 3 } })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(responses.find(({ status }) => status === 422)?.body.errors).toEqual([
      { field: 'seats', message: 'No seats are left on this departure' },
    ]);
    expect(await readTaken(id)).toBe(3);
    expect(await test.db('departure_seats').where({ destination_id: id })).toHaveLength(1);
  });

  it.each(['lost', 'deleted'])('are free again when their enquiry is %s, once', async (end) => {
    const id = await createDestination(`Agonda ${end}`, 3);
    const enquiry = await request(`Agonda ${end}`);
    const admin = await test.as('admin');
    await admin.put(`/api/enquiries/${enquiry.id}/seats`, { body: { seats: 3 } });
    if (end === 'deleted') await admin.delete(`/api/booking/${enquiry.id}`);
    else {
      const body = { outcome: 'lost', reason: 'price' };
      await admin.put(`/api/enquiries/${enquiry.id}/outcome`, { body });
    }
    const event = (await listEvents(test.db, 'enquiry', enquiry.id)).find(
      ({ type }) => type === `enquiry.${end}`,
    );
    if (!event) throw new Error(`No event tells that it was ${end}`);
    const released = event as RecordedEvent; // its type was compared
    await Promise.all([adjustSeats(test.db, released), adjustSeats(test.db, released)]);
    expect(await readTaken(id)).toBe(0);
    expect(await test.db('departure_seats').where({ destination_id: id })).toEqual([]);
  });

  it('stay confirmed when staff save the destination', async () => {
    const id = await createDestination('Kovalam', 16);
    const enquiry = await request('Kovalam');
    const admin = await test.as('admin');
    await admin.put(`/api/enquiries/${enquiry.id}/seats`, { body: { seats: 2 } });
    const save = async (...available_dates: object[]) => {
      const { body } = await admin.put(`/api/destinations/${id}`, { body: { available_dates } });
      return body.errors?.[0] ?? body.destination.available_dates;
    };
    const field = 'available_dates.0.seats_taken';
    const later = { date: '2098-02-01', seats: 5 };
    expect(await save({ date, seats: 16 }, later)).toMatchObject([
      { seats_taken: 2, seats_left: 14 },
      { seats_taken: 0, seats_left: 5 },
    ]);
    // Staff count seats that were sold elsewhere, too.
    expect(await save({ date, seats: 16, seats_taken: 6 })).toMatchObject([{ seats_taken: 6 }]);
    expect(await save({ date, seats: 20 })).toMatchObject([{ seats_taken: 6, seats_left: 14 }]);
    expect(await save({ date, seats: 5 })).toEqual({
      field,
      message: 'Seats taken must not exceed the seats',
    });
    expect(await save({ date, seats: 16, seats_taken: 2 })).toMatchObject([{ seats_taken: 2 }]);
    expect(await save({ date, seats: 16, seats_taken: 1 })).toEqual({
      field,
      message: 'Seats taken must not be below the seats confirmed for enquiries: 2',
    });
    expect(await save()).toEqual([]);
    expect(await save({ date, seats: 16 })).toMatchObject([{ seats_taken: 2, seats_left: 14 }]);
    expect((await admin.get(`/api/enquiries/${enquiry.id}/seats`)).body.data).toMatchObject({
      confirmed: 2,
      seats_left: 14,
    });
  });

  it('cannot be confirmed for an enquiry without a departure', async () => {
    const { id } = await buildBooking(test);
    const admin = await test.as('admin');
    expect((await admin.get(`/api/enquiries/${id}/seats`)).body).toEqual({ success: true, data: null });
    const response = await admin.put(`/api/enquiries/${id}/seats`, { body: { seats: 1 } });
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field: 'seats' }] } });
  });
});
