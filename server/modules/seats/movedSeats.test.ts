import { describe, expect, it } from 'vitest';
import { up as seatsOfFormerDuplicates } from '../../../migrations/202611260740_seats_of_former_duplicates.ts';
import { adjustSeats } from '../../../workers/consumers/adjustSeats.ts';
import { listConsumers } from '../../../workers/subscriptions.ts';
import { createSystemContext } from '../../platform/events/events.ts';
import { useApi } from '../../testing/api.ts';
import { buildBooking } from '../../testing/enquiries.ts';
import { listEvents } from '../../testing/events.ts';
import { waitUntilBlocked } from '../../testing/waitUntilBlocked.ts';
import { withdrawEnquiry } from '../conversations/commands/withdrawEnquiry.ts';
import { lockDestination } from '../destinations/commands/lockDestination.ts';
import { changedEnquiriesChannel } from '../enquiries/channels.ts';
import type { RecordedEvent } from '../events.ts';

describe('the seats of an enquiry', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const dates = ['2098-01-01', '2098-02-01'] as const;
  let names = 0;

  /** A destination with two departures of four seats, and enquiries of one person for the first one. */
  async function buildTrip() {
    names += 1;
    const admin = await test.as('admin');
    const name = `Destination ${String.fromCharCode(64 + names)}`;
    const available_dates = dates.map((date) => ({ date, seats: 4 }));
    const body = { name, starting_price: 10_000, image: '/a.jpg', available_dates };
    const id: number = (await admin.post('/api/destinations/create', { body })).body.destination.id;
    const request = async (event_date: string = dates[0]) =>
      (await buildBooking(test, { fields: { for: 'destination', info: name, event_date, adults: '2' } })).id;
    return {
      id,
      admin,
      request,
      readTaken: async () =>
        (await test.db('destinations').where({ id }).first()).available_dates.map(
          ({ seats_taken }: { seats_taken: number }) => seats_taken,
        ),
      confirm: (enquiry: number, seats: number) =>
        admin.put(`/api/enquiries/${enquiry}/seats`, { body: { seats } }),
      readSeats: async (enquiry: number) => (await admin.get(`/api/enquiries/${enquiry}/seats`)).body.data,
      merge: (enquiry: number, into: number) =>
        admin.put(`/api/enquiries/${enquiry}/merge`, { body: { into } }),
      separate: (enquiry: number) => admin.put(`/api/enquiries/${enquiry}/separate`),
      lose: (enquiry: number) =>
        admin.put(`/api/enquiries/${enquiry}/outcome`, { body: { outcome: 'lost', reason: 'price' } }),
    };
  }

  /** Delivers the last event of a type twice, as a queue may. */
  async function deliver(type: RecordedEvent['type'], enquiry: number) {
    const event = (await listEvents(test.db, 'enquiry', enquiry)).findLast((one) => one.type === type);
    if (!event) throw new Error(`There is no ${type}`);
    expect(listConsumers(type)).toContain('seats');
    const recorded = event as RecordedEvent; // its type was compared
    await Promise.all([adjustSeats(test.db, recorded), adjustSeats(test.db, recorded)]);
  }
  const withdraw = (id: number) => withdrawEnquiry(test.db, id, createSystemContext(new Date()));

  it('move to the enquiry that it was merged into, which alone can get more', async () => {
    const { request, confirm, merge, readSeats, readTaken } = await buildTrip();
    const [main, duplicate] = [await request(), await request()];
    await confirm(duplicate, 2);
    await merge(duplicate, main);
    const announced: unknown[] = [];
    const note = ({ bindings }: { bindings: unknown[] }) => announced.push(bindings);
    test.db.on('query', note);
    await deliver('enquiry.merged', duplicate);
    test.db.off('query', note);
    expect(announced).toContainEqual([changedEnquiriesChannel, `${duplicate},${main}`]);
    expect(await readSeats(main)).toMatchObject({ confirmed: 2, seats_left: 2 });
    expect(await readSeats(duplicate)).toMatchObject({ confirmed: 0, seats_left: 2 });
    expect((await confirm(duplicate, 2)).body.errors).toEqual([
      { field: 'seats', message: 'Confirm seats in the enquiry that this one was merged into' },
    ]);
    await confirm(main, 3);
    expect(await readTaken()).toEqual([3, 0]);
  });

  it('are counted once when both enquiries had seats, or staff were faster than the queue', async () => {
    const { id, request, confirm, merge, readSeats, readTaken } = await buildTrip();
    const [main, duplicate] = [await request(), await request()];
    await confirm(duplicate, 2);
    await merge(duplicate, main);
    await confirm(main, 2);
    expect(await readTaken()).toEqual([4, 0]);
    await deliver('enquiry.merged', duplicate);
    expect(await readTaken()).toEqual([2, 0]);
    expect(await readSeats(main)).toMatchObject({ confirmed: 2, seats_left: 2 });
    expect((await listEvents(test.db, 'destination', id)).at(-1)).toMatchObject({
      type: 'destination.revised',
      data: { changed: ['available_dates'] },
      actor: null,
    });
  });

  it('stay where they are when they are of another departure, and end with both', async () => {
    const { request, confirm, merge, lose, readSeats, readTaken } = await buildTrip();
    const [main, duplicate] = [await request(), await request(dates[1])];
    await confirm(main, 2);
    await confirm(duplicate, 3);
    await merge(duplicate, main);
    await deliver('enquiry.merged', duplicate);
    expect(await readSeats(duplicate)).toMatchObject({ date: dates[1], confirmed: 3 });
    await confirm(duplicate, 1);
    expect(await readTaken()).toEqual([2, 1]);
    await lose(main);
    await deliver('enquiry.lost', main);
    expect(await readTaken()).toEqual([0, 0]);
  });

  it('stay with it when it is separated before, and with the other one when it is separated later', async () => {
    const { request, confirm, merge, separate, readSeats, readTaken } = await buildTrip();
    const [main, duplicate] = [await request(), await request()];
    await confirm(duplicate, 2);
    await merge(duplicate, main);
    await separate(duplicate);
    await deliver('enquiry.merged', duplicate);
    expect(await readSeats(duplicate)).toMatchObject({ confirmed: 2 });
    await merge(duplicate, main);
    await deliver('enquiry.merged', duplicate);
    await separate(duplicate);
    expect(await readSeats(main)).toMatchObject({ confirmed: 2 });
    await confirm(main, 0);
    await confirm(duplicate, 2);
    expect(await readTaken()).toEqual([2, 0]);
  });

  it.each([false, true])(
    'are free after a merge and a loss, with the loss delivered first: %s',
    async (lostFirst) => {
      const { request, confirm, merge, lose, readTaken } = await buildTrip();
      const [main, duplicate] = [await request(), await request()];
      await confirm(duplicate, 2);
      await merge(duplicate, main);
      await lose(main);
      const deliveries = [() => deliver('enquiry.merged', duplicate), () => deliver('enquiry.lost', main)];
      for (const send of lostFirst ? deliveries.reverse() : deliveries) await send();
      expect(await readTaken()).toEqual([0, 0]);
    },
  );

  it('are free after a merge and a loss that are delivered at the same time', async () => {
    const { id, request, confirm, merge, lose, readTaken } = await buildTrip();
    const [main, duplicate] = [await request(), await request()];
    await confirm(duplicate, 2);
    await merge(duplicate, main);
    await lose(main);
    const editing = await test.db.transaction();
    await lockDestination(editing, id);
    const lost = deliver('enquiry.lost', main);
    await waitUntilBlocked(test.db, 2);
    const merged = deliver('enquiry.merged', duplicate);
    await Promise.race([merged, waitUntilBlocked(test.db, 4)]);
    await editing.commit();
    await Promise.all([lost, merged]);
    expect(await readTaken()).toEqual([0, 0]);
  });

  it('move after an upgrade when it was merged before seats moved', async () => {
    const { request, confirm, merge, readSeats, readTaken } = await buildTrip();
    const [main, duplicate, another, without] = await Promise.all([
      request(),
      request(),
      request(),
      request(),
    ]);
    for (const id of [duplicate, another, without]) {
      await confirm(id, 1);
      await merge(id, main);
    }
    await confirm(without, 0);
    const upgrade = async () => {
      await test.db('events').update({ published_at: '2026-01-01' });
      await seatsOfFormerDuplicates(test.db);
      return test.db('events').whereNull('published_at').orderBy('entity_id').select('type', 'entity_id');
    };
    const republished = await upgrade();
    expect(republished).toEqual(
      [duplicate, another].sort((a, b) => a - b).map((entity_id) => ({ type: 'enquiry.merged', entity_id })),
    );
    for (const { entity_id } of republished) await deliver('enquiry.merged', entity_id);
    expect(await readSeats(main)).toMatchObject({ confirmed: 1 });
    expect(await readTaken()).toEqual([1, 0]);
    expect(await upgrade()).toEqual([]);
  });

  it.each(['in_progress', 'replied', 'closed'])(
    'are free again when its visitor withdraws it, unless staff have made it %s since',
    async (status) => {
      const { request, confirm, readSeats, readTaken, admin } = await buildTrip();
      const [gone, back] = [await request(), await request()];
      for (const id of [gone, back]) {
        await confirm(id, 2);
        await withdraw(id);
      }
      for (const next of ['in_progress', status])
        await admin.put(`/api/booking/${back}`, { body: { status: next } });
      for (const id of [gone, back]) await deliver('enquiry.withdrawn', id);
      expect(await readSeats(gone)).toMatchObject({ confirmed: 0 });
      expect(await readSeats(back)).toMatchObject({ confirmed: 2 });
      expect(await readTaken()).toEqual([2, 0]);
    },
  );

  it('are free again when it is lost, unless staff corrected that', async () => {
    const { request, confirm, lose, readTaken, admin } = await buildTrip();
    const [lost, booked] = [await request(), await request()];
    for (const id of [lost, booked]) {
      await confirm(id, 2);
      await lose(id);
    }
    await admin.put(`/api/enquiries/${booked}/outcome`, { body: { outcome: 'booked' } });
    for (const id of [lost, booked]) await deliver('enquiry.lost', id);
    expect(await readTaken()).toEqual([2, 0]);
  });

  it('cannot be confirmed when it no longer exists', async () => {
    const { request, confirm, admin } = await buildTrip();
    const id = await request();
    await admin.delete(`/api/booking/${id}`);
    expect(await confirm(id, 1)).toMatchObject({ status: 404, body: { error: 'Enquiry not found' } });
  });
});
