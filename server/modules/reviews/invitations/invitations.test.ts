import { describe, expect, it } from 'vitest';
import { createSystemContext } from '../../../platform/events/events.ts';
import { signReviewPath } from '../../../platform/security/enquiryToken.ts';
import { addDays, dayMs } from '../../../platform/text/days.contract.ts';
import { useApi } from '../../../testing/api.ts';
import { buildContact } from '../../../testing/enquiries.ts';
import { listEvents } from '../../../testing/events.ts';
import { inviteDueGuests } from './commands/inviteGuests.ts';
import { openInvitation } from './openInvitation.ts';

describe('invitations to review', () => {
  const test = useApi({ RATE_LIMITS: 'off' });

  async function createDestination(name: string): Promise<number> {
    const admin = await test.as('admin');
    const body = { name, starting_price: 1, image: '/a.jpg', itineraries: [{ day: 1 }] };
    return (await admin.post('/api/destinations/create', { body })).body.destination.id;
  }

  /** An enquiry for Spiti that was booked, and the calls of its guest. */
  async function bookedEnquiry(fields: Record<string, unknown> = {}) {
    const { id } = await buildContact(test, fields);
    await test.db('enquiries').where({ id }).update({ destination: 'Spiti', event_date: '2026-03-10' });
    const staff = await test.as('employee');
    await staff.put(`/api/enquiries/${id}/outcome`, { body: { outcome: 'booked' } });
    const token = signReviewPath(test.config.JWT_SECRET, id).split('#')[1];
    const path = `/api/review-invitations/${token}`;
    return {
      id,
      path,
      invite: () => staff.post(`/api/enquiries/${id}/review-invitation`),
      state: async () => (await staff.get(`/api/enquiries/${id}/review-invitation`)).body.data,
      open: () => test.api.get(path),
      send: (body: object) => test.api.put(`${path}/review`, { body }),
    };
  }

  const words = (journey: string, fields: object = {}) => ({
    guest_name: 'Asha N.',
    name_consent: true,
    travel_month: '2026-03',
    journey,
    rating: 5,
    text: 'Cold nights, warm people.',
    website: '',
    ...fields,
  });

  it('are for booked enquiries, once', async () => {
    const staff = await test.as('employee');
    const open = await buildContact(test);
    expect(await staff.post(`/api/enquiries/${open.id}/review-invitation`)).toMatchObject({
      status: 422,
      body: { error: 'Record the enquiry as booked before you invite its guest' },
    });
    for (const method of ['get', 'post'] as const)
      expect((await staff[method]('/api/enquiries/999999/review-invitation')).status).toBe(404);
    const { id, invite, state } = await bookedEnquiry();
    expect(await state()).toBeNull();
    expect(await invite()).toMatchObject({ status: 200, body: { message: 'Invitation sent' } });
    expect(await invite()).toMatchObject({ status: 409, body: { error: 'This guest was invited before' } });
    expect(await state()).toMatchObject({ review_id: null });
    const invited = (await listEvents(test.db, 'enquiry', id)).filter(
      ({ type }) => type === 'review.invited',
    );
    expect(invited).toHaveLength(1);
  });

  it('open a form with the known data of the journey, only under their own link', async () => {
    const spiti = `destination:${await createDestination('Spiti')}`;
    const { invite, open, path } = await bookedEnquiry();
    const unknown = { status: 404, body: { error: expect.stringContaining('This link is not valid') } };
    expect(await open(), 'before the invitation').toMatchObject(unknown);
    await invite();
    const { status, body, headers } = await open();
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(body.data).toMatchObject({
      review: { guest_name: 'Asha Naik', travel_month: '2026-03', journey: spiti, rating: 0, text: '' },
      is_sent: false,
      is_editable: true,
      journeys: [{ value: spiti, label: 'Spiti' }],
    });
    const other = await bookedEnquiry();
    await other.invite();
    const signature = path.split('-').slice(2).join('-');
    expect(await test.api.get(`/api/review-invitations/${other.id}-${signature}`)).toMatchObject(unknown);
    expect(await test.api.get(`/api/review-invitations/${other.id}`)).toMatchObject(unknown);
  });

  it('name the journey by its present name', async () => {
    const journey = await createDestination('Pin Valley');
    const { id, invite, open } = await bookedEnquiry();
    await test.db('enquiries').where({ id }).update({ destination: 'pin valley' });
    await invite();
    const rename = { body: { name: 'Pin and Bhaba' } };
    await (await test.as('admin')).put(`/api/destinations/${journey}`, rename);
    expect((await open()).body.data.review.journey).toBe(`destination:${journey}`);
  });

  it('name the package of a wedding', async () => {
    const title = 'Palace Wedding in Udaipur';
    const body = { title, location: 'Udaipur', description: 'At the lake.', price: 1, capacity: 1 };
    const wedding = await (await test.as('admin')).post('/api/wedding/destinations', { body });
    const { id, invite, open } = await bookedEnquiry();
    await test.db('enquiries').where({ id }).update({ destination: title });
    await invite();
    expect((await open()).body.data.review.journey).toBe(`wedding:${wedding.body.destination.id}`);
  });

  it('bring one review, which waits for moderation and can be corrected until then', async () => {
    const journey = `destination:${await createDestination('Zanskar')}`;
    const { id, invite, open, send, state } = await bookedEnquiry();
    await invite();
    expect(await send(words(journey))).toMatchObject({
      status: 200,
      body: { data: { is_sent: true, is_editable: true, review: { text: 'Cold nights, warm people.' } } },
    });
    await send(words(journey, { rating: 4, text: 'Cold nights, very warm people.' }));
    await send(words(journey, { rating: 4, text: 'Cold nights, very warm people.' }));
    const rows = await test.db('reviews').where({ journey });
    expect(rows).toMatchObject([
      { guest_email: 'asha@example.com', rating: 4, state: 'pending', source: 'guest', reply: null },
    ]);
    expect(await state()).toMatchObject({ review_id: rows[0].id });
    const shown = async () => (await test.api.get('/api/reviews?destination=zanskar')).body.reviews;
    expect(await shown()).toEqual([]);
    const staff = await test.as('employee');
    const { reviews } = (await staff.get('/api/reviews/all?state=pending&search=zanskar')).body;
    expect(reviews).toMatchObject([{ source: 'guest', guest_name: 'Asha N.' }]);

    await staff.put(`/api/reviews/${rows[0].id}`, { body: { state: 'published' } });
    expect(await shown()).toMatchObject([{ guest_name: 'Asha N.', rating: 4 }]);
    expect(await send(words(journey, { rating: 1 }))).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('can no longer be changed') },
    });
    expect((await open()).body.data).toMatchObject({ is_editable: false });
    await (await test.as('admin')).delete(`/api/reviews/${rows[0].id}`);
    expect((await send(words(journey))).status, 'deleted by staff').toBe(409);
    const events = await listEvents(test.db, 'review', rows[0].id);
    expect(events.map(({ type }) => type)).toEqual([
      'review.received',
      'review.revised',
      'review.published',
      'review.deleted',
    ]);
    expect(JSON.stringify(events), 'no event identifies the guest').not.toMatch(/Asha|asha@|warm people/);
    expect(JSON.stringify(await listEvents(test.db, 'enquiry', id))).not.toContain('warm people');
  });

  it('let a guest correct the review of a journey that was deleted', async () => {
    const id = await createDestination('Tirthan');
    const { invite, open, send } = await bookedEnquiry();
    await invite();
    await send(words(`destination:${id}`));
    expect((await (await test.as('admin')).delete(`/api/destinations/${id}`)).status).toBe(200);
    const { review, journeys } = (await open()).body.data;
    expect(journeys).toContainEqual({ value: review.journey, label: 'Tirthan' });
    expect(await send({ ...review, text: 'Warmer than I thought.', website: '' })).toMatchObject({
      status: 200,
      body: { data: { review: { text: 'Warmer than I thought.' } } },
    });
  });

  it('do not let a guest choose a journey that is not on the site', async () => {
    const id = await createDestination('Hidden Valley');
    const journey = `destination:${await createDestination('Lahaul')}`;
    await (await test.as('admin')).put(`/api/destinations/${id}`, { body: { is_active: false } });
    const { invite, send } = await bookedEnquiry();
    await invite();
    const hidden = { status: 422, body: { errors: [{ field: 'journey' }] } };
    expect(await send(words(`destination:${id}`))).toMatchObject(hidden);
    await send(words(journey));
    expect(await send(words(`destination:${id}`))).toMatchObject(hidden);
  });

  it('name each invalid field, and reject programs', async () => {
    const journey = `destination:${await createDestination('Nubra')}`;
    const { invite, send } = await bookedEnquiry();
    await invite();
    const wrong = { guest_name: ' ', travel_month: 'March', journey: '', rating: 0, text: '' };
    expect((await send(wrong)).body.errors).toEqual([
      { field: 'guest_name', message: 'Please enter your name' },
      { field: 'travel_month', message: 'Please choose the month of your journey' },
      { field: 'journey', message: 'Please choose the journey' },
      { field: 'rating', message: 'Please choose one to five stars' },
      { field: 'text', message: 'Please write what your journey was like' },
    ]);
    expect((await send(words(journey, { travel_month: '2199-01' }))).body.errors).toEqual([
      { field: 'travel_month', message: 'The month of your journey is still to come' },
    ]);
    expect((await send(words(journey, { website: 'spam' }))).body.errors).toEqual([
      { field: 'website', message: 'Please leave the field Website empty' },
    ]);
    expect((await send(words('destination:999999'))).body.errors).toEqual([
      { field: 'journey', message: 'Please choose the journey' },
    ]);
    expect(await test.db('reviews').where({ journey })).toEqual([]);
  });

  it('know the month in the time zone of the agency', async () => {
    const { id, invite } = await bookedEnquiry();
    await invite();
    const openAt = (time: string) => openInvitation(test.db, id, new Date(time));
    // In Kolkata, March begins at 18:30 UTC.
    expect((await openAt('2026-02-28T18:29:00Z')).review.travel_month).toBe('');
    expect((await openAt('2026-02-28T18:31:00Z')).review.travel_month).toBe('2026-03');
  });

  it('expire after 90 days', async () => {
    const { id, invite, open, send } = await bookedEnquiry();
    await invite();
    const age = (days: number) =>
      test
        .db('review_invitations')
        .where({ enquiry_id: id })
        .update({ invited_at: new Date(Date.now() - days * dayMs) });
    await age(89);
    expect((await open()).status).toBe(200);
    await age(91);
    const expired = { status: 404, body: { error: expect.stringContaining('worked for 90 days') } };
    expect(await open()).toMatchObject(expired);
    expect(await send(words('destination:1'))).toMatchObject(expired);
  });

  it('are erased with their person, whose review is also found by the invitation', async () => {
    const journey = `destination:${await createDestination('Lahaul')}`;
    const email = 'leaving-guest@example.com';
    const { id, invite, open, send } = await bookedEnquiry({ email, phone: '+91 98000 55555' });
    await invite();
    await send(words(journey));
    await test.db('reviews').where({ journey }).update({ guest_email: null });
    const admin = await test.as('admin');
    const person = { email };
    const exported = (await admin.post('/api/privacy/export', { body: person })).body;
    expect(exported.reviews).toMatchObject([{ journey }]);
    expect(exported.review_invitations).toMatchObject([{ enquiry_id: id }]);
    await admin.post('/api/privacy/erase', { body: { ...person, confirm: email } });
    expect(await test.db('reviews').where({ journey })).toEqual([]);
    expect(await test.db('review_invitations').where({ enquiry_id: id })).toEqual([]);
    expect((await open()).body.error).toBe('The data of this journey was deleted.');
    expect((await invite()).status, 'no invitation of erased guests').toBe(404);
  });
});

describe('invitations by the schedule', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const departure = '2026-03-10';

  /** First and last days of the months below, and the days around them. */
  const looks = [13, 14, 19, 20, 33, 34, 44, 45, 50, 51, 64, 65];

  /** Days after the departure on which the schedule invites the guest of an enquiry. */
  async function invitedAfter(
    destination: string | null,
    outcome: object = { outcome: 'booked' },
  ): Promise<number[]> {
    const { id } = await buildContact(test);
    await test.db('enquiries').where({ id }).update({ destination, event_date: departure });
    await (await test.as('employee')).put(`/api/enquiries/${id}/outcome`, { body: outcome });
    const invited: number[] = [];
    for (const days of looks) {
      const context = createSystemContext(new Date());
      await test.db.transaction((trx) => inviteDueGuests(trx, addDays(departure, days), context));
      if ((await test.db('review_invitations').where({ enquiry_id: id }).delete()) > 0) invited.push(days);
    }
    await test.db('enquiries').where({ id }).delete();
    return invited;
  }

  it('are sent some days after the last day of the journey, for a month', async () => {
    const admin = await test.as('admin');
    const create = (name: string, available_dates: object[] = []) =>
      admin.post('/api/destinations/create', {
        body: {
          name,
          starting_price: 1,
          image: '/a.jpg',
          itineraries: [1, 2, 4, 7].map((day) => ({ day })),
          available_dates,
        },
      });
    await create('Kinnaur', [{ date: departure, end_date: '2026-03-30', seats: 9 }]);
    await create('Chamba', [{ date: departure, seats: 9 }]);
    const { body } = await create('Bhaba');
    await admin.put(`/api/destinations/${body.destination.id}`, { body: { name: 'Pin and Bhaba' } });
    const month = (first: number) => looks.filter((days) => days >= first && days <= first + 30);
    expect(await invitedAfter('Kinnaur'), 'the end of the departure').toEqual(month(20 + 14));
    expect(await invitedAfter('Chamba'), 'the days of the itinerary').toEqual(month(6 + 14));
    expect(await invitedAfter('bhaba'), 'the same without a departure, by a former name').toEqual(
      month(6 + 14),
    );
    expect(await invitedAfter('Somewhere else')).toEqual(month(14));
    expect(await invitedAfter(null)).toEqual(month(14));
    expect(await invitedAfter('Chamba', { outcome: 'lost', reason: 'price' })).toEqual([]);
  });

  it('are sent for a booking that moved in a merge, unless its guest was invited before', async () => {
    const staff = await test.as('employee');
    const context = createSystemContext(new Date());
    const buildMerged = async (invitedBefore: boolean): Promise<number> => {
      const [main, duplicate] = [await buildContact(test), await buildContact(test)];
      await test.db('enquiries').where({ id: main.id }).update({ event_date: departure });
      await staff.put(`/api/enquiries/${duplicate.id}/outcome`, { body: { outcome: 'booked' } });
      if (invitedBefore) await staff.post(`/api/enquiries/${duplicate.id}/review-invitation`);
      await staff.put(`/api/enquiries/${duplicate.id}/merge`, { body: { into: main.id } });
      return main.id;
    };
    const [due, invited] = [await buildMerged(false), await buildMerged(true)];
    await test.db.transaction((trx) => inviteDueGuests(trx, addDays(departure, 14), context));
    const ids = await test.db('review_invitations').whereIn('enquiry_id', [due, invited]).pluck('enquiry_id');
    expect(ids).toEqual([due]);
  });
});

describe('the form of an invitation', () => {
  const test = useApi();

  it('is limited for each caller', async () => {
    const send = () => test.api.put('/api/review-invitations/1-x/review', { body: {} });
    let last = await send();
    for (let tries = 0; tries < 60 && last.status !== 429; tries++) last = await send();
    expect(last.status).toBe(429);
  });
});
