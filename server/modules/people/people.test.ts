import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildBooking, buildContact, contactForm } from '../../testing/enquiries.ts';
import { buildSubscriber } from '../../testing/newsletter.ts';
import type { PersonProfile } from './contract.ts';

describe('the person who sent an enquiry', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const getPerson = async (id: number, role: 'employee' | 'visitor' = 'employee'): Promise<PersonProfile> =>
    (await (await test.as(role)).get(`/api/enquiries/${id}/person`)).body.data;
  const ids = ({ enquiries }: PersonProfile) => enquiries.map(({ id }) => id);

  it('has all enquiries with the same address or number, however they are written', async () => {
    const first = await buildContact(test, { email: 'Meena@example.com', phone: '+91 98450 11111' });
    const byNumber = await buildBooking(test, {
      fields: { login_id: 'M. Rao', email: 'rao@example.com', mobile: '098450-11111' },
    });
    const byAddress = await buildContact(test, { email: 'meena@EXAMPLE.com', phone: '' });
    await buildContact(test, { email: 'meena@example.org', phone: '98450 11112' });

    const person = await getPerson(first.id);
    expect(person).toMatchObject({ name: 'Asha Naik', email: 'Meena@example.com', erased: false });
    expect(ids(person)).toEqual([byAddress.id, byNumber.id, first.id]);
    expect(person.enquiries.map(({ found_by }) => found_by)).toEqual(['email', 'phone', 'email']);
    // From an enquiry without a number only the address leads on.
    expect(ids(await getPerson(byAddress.id))).toEqual([byAddress.id, first.id]);
  });

  it('is not found by a number that is too short', async () => {
    const first = await buildContact(test, { email: 'one@example.com', phone: '12345' });
    await buildContact(test, { email: 'two@example.com', phone: '12345' });
    expect(ids(await getPerson(first.id))).toEqual([first.id]);
  });

  it('has outcomes, the newsletter and consents with their wordings', async () => {
    const email = 'reader@example.com';
    const { id, reference } = await buildContact(test, { email, phone: '', consent: 'enquiry-1' });
    const staff = await test.as('employee');
    await staff.put(`/api/enquiries/${id}/outcome`, { body: { outcome: 'booked', amount: 45000 } });
    expect((await getPerson(id)).newsletter).toEqual({ status: 'none', verified: false, since: null });
    await buildSubscriber(test, email);

    const person = await getPerson(id);
    expect(person.enquiries[0]?.outcome).toEqual({ outcome: 'booked', amount: 45000, reason: null });
    expect(person.newsletter).toMatchObject({ status: 'active', since: expect.any(String) });
    expect(person.consents).toContainEqual({
      version: 'enquiry-1',
      wording: expect.stringContaining('By sending this form'),
      given_at: expect.any(String),
      reference,
    });
    expect((await getPerson(id, 'visitor')).newsletter).toBeNull();
  });

  it('has their origin and downloaded brochures, from both forms', async () => {
    const email = 'visit@example.com';
    const { id } = await buildContact(test, {
      email,
      phone: '',
      landing_page: '/destinations',
      utm_source: 'instagram',
      utm_medium: 'x'.repeat(500),
      brochures: ['Goa'],
    });
    expect(await getPerson(id)).toMatchObject({
      visit: { landing_page: '/destinations', utm_source: 'instagram' },
      brochures: ['Goa'],
    });
    const booking = await buildBooking(test, {
      fields: { email, utm_campaign: 'monsoon', 'brochures[]': ['Goa', 'Kerala'] },
    });
    expect(await getPerson(booking.id)).toMatchObject({
      visit: { utm_campaign: 'monsoon' },
      brochures: ['Goa', 'Kerala'],
    });
    const plain = await buildContact(test, { email: 'plain@example.com', phone: '' });
    expect(await getPerson(plain.id)).toMatchObject({ visit: null, brochures: [] });
  });

  it('leaves out the wishlist, which is shown with its enquiry', async () => {
    const journeys = ['/itinerary/Andaman%20Islands Andaman Islands', '/tour-details?trip=4 Dudhsagar Falls'];
    const { id } = await buildBooking(test, { fields: { 'journeys[]': journeys } });
    const staff = await test.as('employee');
    const { body } = await staff.get(`/api/booking/${id}`);
    expect(body.data.journeys).toEqual([
      { path: '/itinerary/Andaman%20Islands', title: 'Andaman Islands' },
      { path: '/tour-details?trip=4', title: 'Dudhsagar Falls' },
    ]);
    expect((await getPerson(id)).visit).toEqual({});
  });

  it.each([
    'https://evil.example/itinerary/Goa Goa',
    '//evil.example Goa',
    '/admin/users Users',
    '/itinerary/Goa',
  ])('accepts an enquiry without a wishlist that names %s', async (journey) => {
    const { id } = await buildBooking(test, { fields: { 'journeys[]': ['/itinerary/Goa Goa', journey] } });
    const { body } = await (await test.as('employee')).get(`/api/booking/${id}`);
    expect(body.data.journeys).toEqual([]);
  });

  it('treats a submission that is repeated later in the visit as the same one', async () => {
    const headers = { 'Idempotency-Key': 'visit-1' };
    const form = contactForm({ email: 'again@example.com', phone: '' });
    const send = (visit: object) =>
      test.api.post('/api/contact/submit', { headers, body: { ...form, ...visit } });
    const first = await send({ landing_page: '/' });
    const second = await send({ landing_page: '/', brochures: ['Goa'] });
    expect([second.status, second.body.data]).toEqual([201, first.body.data]);
  });

  it('has no other enquiries after an erasure', async () => {
    const admin = await test.as('admin');
    const gone = await buildContact(test, { email: 'gone@example.com', phone: '' });
    const other = await buildContact(test, { email: 'other@example.com', phone: '' });
    for (const email of ['gone@example.com', 'other@example.com']) {
      await admin.post('/api/privacy/erase', { body: { email, confirm: email } });
    }
    const person = await getPerson(gone.id);
    expect(person).toMatchObject({ erased: true, phone: null, consents: [] });
    expect(ids(person)).toEqual([gone.id]);
    expect(ids(await getPerson(other.id))).toEqual([other.id]);
    expect((await admin.get('/api/enquiries/999999/person')).status).toBe(404);
  });
});
