import { describe, expect, it } from 'vitest';
import { createSystemContext } from '../../../platform/events/events.ts';
import { useApi } from '../../../testing/api.ts';
import { bookingForm, contactForm, pngBytes } from '../../../testing/enquiries.ts';
import { listEvents } from '../../../testing/events.ts';
import { discardSubmission, releaseSubmission } from './commands/releaseSubmission.ts';
import { getVisibleForms } from './queries.ts';

const fail = () => Promise.reject(new Error('It was released'));
const neverReleased = { contact: fail, booking: fail, newsletter: fail };

describe('the quarantine', () => {
  const test = useApi({ RATE_LIMITS: 'off' });

  const send = (fields: Record<string, unknown>, key?: string) =>
    test.api.post('/api/contact/submit', {
      body: contactForm(fields),
      ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
    });
  const held = async () => (await (await test.as('employee')).get('/api/quarantine')).body.data;
  const totals = async () => (await (await test.as('employee')).get('/api/enquiries/statistics')).body.data;

  it.each([
    ['nothing beside the form', {}],
    ['an untouched honeypot', { website: '' }],
    ['a person’s time', { website: '', elapsed_ms: 2000 }],
    ['a clock that ran backwards', { elapsed_ms: -90_000 }],
    ['what makes no sense', { website: null, elapsed_ms: 'soon' }],
    ['no time at all', { elapsed_ms: null }],
  ])('detects a submission with %s', async (_, fields) => {
    const before = (await totals()).total;
    expect((await send(fields)).status).toBe(201);
    expect((await totals()).total).toBe(before + 1);
    expect(await held()).toEqual([]);
  });

  it('holds back a detected submission, with the usual response', async () => {
    const usual = await send({});
    const before = await totals();
    const sprung = await send({
      website: 'https://spam.example',
      elapsed_ms: 40,
      message: 'Buy my watches, all of them.',
    });
    expect(sprung.status).toBe(usual.status);
    expect(Object.keys(sprung.body)).toEqual(Object.keys(usual.body));
    expect(sprung.body.message).toBe(usual.body.message);
    expect(sprung.body.data).toEqual({
      id: usual.body.data.id + 1,
      reference: expect.stringMatching(/^SN-\d{6}$/),
    });
    expect(await totals()).toEqual(before);
    const [row] = await held();
    expect(row).toMatchObject({
      form: 'contact',
      reasons: ['honeypot', 'too_quick'],
      name: 'Asha Naik',
      email: 'asha@example.com',
      message: 'Buy my watches, all of them.',
    });
    expect(await listEvents(test.db, 'enquiry', sprung.body.data.id)).toEqual([]);
    const [event] = await listEvents(test.db, 'submission', row.id);
    expect(event).toMatchObject({
      type: 'submission.quarantined',
      data: { form: 'contact', reasons: ['honeypot', 'too_quick'] },
      actor: null,
    });
    expect(JSON.stringify(event)).not.toContain('asha');
  });

  it('releases a submission once, with the number that the visitor knows', async () => {
    const sent = await send({ website: 'x', consent: 'enquiry-1', name: 'Let Through' }, 'held-once');
    const again = await send({ website: 'x', consent: 'enquiry-1', name: 'Let Through' }, 'held-once');
    expect(again.body.data, 'a retry is the same submission').toEqual(sent.body.data);
    const retried = await send({ consent: 'enquiry-1', name: 'Let Through' }, 'held-once');
    expect(retried.body.data, 'also when it is slower').toEqual(sent.body.data);
    const mine = (await held()).filter((one: { name: string }) => one.name === 'Let Through');
    expect(mine).toHaveLength(1);

    const employee = await test.as('employee');
    const visitor = await test.as('visitor');
    const address = `/api/quarantine/${mine[0].id}/release`;
    expect((await visitor.post(address)).status).toBe(403);
    const both = await Promise.all([employee.post(address), employee.post(address)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);

    const { id } = sent.body.data;
    const enquiry = (await employee.get(`/api/contact/${id}`)).body.data;
    expect(enquiry).toMatchObject({
      reference: sent.body.data.reference,
      name: 'Let Through',
      status: 'new',
      consent: { version: 'enquiry-1', wording: expect.stringContaining('Privacy Policy') },
    });
    expect(await listEvents(test.db, 'enquiry', id)).toMatchObject([
      { type: 'enquiry.submitted', actor: null, data: { reference: enquiry.reference, name: 'Let Through' } },
    ]);
    expect((await listEvents(test.db, 'submission', mine[0].id)).at(-1)).toMatchObject({
      type: 'submission.released',
      actor: { id: employee.userId },
      data: { entityId: id },
    });
  });

  it('releases a booking whose preferred date has passed meanwhile', async () => {
    const sent = await test.api.post('/api/booking/submit', {
      body: bookingForm({ login_id: 'Held Long', website: 'x', for: 'wedding', event_date: '2099-02-14' }),
    });
    expect(sent.status).toBe(201);
    await test.db.raw(`update quarantined_submissions
      set submission = jsonb_set(submission, '{event_date}', '"2020-02-14"') where submission->>'name' = 'Held Long'`);
    const [row] = await held();
    const admin = await test.as('admin');
    expect((await admin.post(`/api/quarantine/${row.id}/release`)).status).toBe(200);
    const booking = (await admin.get(`/api/booking/${sent.body.data.id}`)).body.data;
    expect(booking).toMatchObject({ name: 'Held Long', event_date: '2020-02-14' });
  });

  it('releases submissions of an earlier release completely', async () => {
    const held = {
      channel: 'booking',
      enquiryType: 'booking',
      name: 'Held Before',
      email: 'asha@example.com',
      phone: '98220 12345',
      subject: 'Wedding Package',
      message: 'A wedding for two hundred people.',
      destination: 'Goa',
      travelType: 'Wedding Package',
      contactTime: 'Morning',
      services: {},
      sourcePage: 'wedding',
      eventDate: '2099-02-14',
      guestCount: 180,
      budgetRange: '₹20 lakh',
      venue: 'Lawn',
      attachment: null,
      consent: 'enquiry-1',
    };
    const { rows } = await test.db.raw<{ rows: { id: number; entity_id: number }[] }>(
      `insert into quarantined_submissions (form, reasons, email, submission, entity_id, created_at)
       values ('booking', '{honeypot}', 'asha@example.com', ?, nextval('enquiries_id_seq'), now())
       returning id, entity_id`,
      [JSON.stringify(held)],
    );
    const admin = await test.as('admin');
    expect((await admin.post(`/api/quarantine/${rows[0]?.id}/release`)).status).toBe(200);
    const booking = (await admin.get(`/api/booking/${rows[0]?.entity_id}`)).body.data;
    expect(booking).toMatchObject({
      name: 'Held Before',
      mobile: '98220 12345',
      subject: 'Wedding Package',
      destination: 'Goa',
      travel_type: 'Wedding Package',
      contact_time: 'Morning',
      source_page: 'wedding',
      event_date: '2099-02-14',
      guest_count: 180,
      budget_range: '₹20 lakh',
      venue: 'Lawn',
      consent: { version: 'enquiry-1' },
    });
  });

  it('stores a complete booking, with its file, and deletes both', async () => {
    const file = { name: 'plan.png', bytes: pngBytes };
    const submit = (name: string) =>
      test.api.post('/api/booking/submit', {
        body: bookingForm({ login_id: name, website: 'x', 'tour_type[]': ['Package Tours Only'] }, file),
      });
    const sent = await submit('Whole Booking');
    expect(sent.body.email_status).toEqual({ customer_confirmation: 'queued', admin_notification: 'queued' });
    await submit('Unwanted Booking');
    const admin = await test.as('admin');
    const findRow = (name: string) =>
      test.db('quarantined_submissions').whereRaw(`submission->>'name' = ?`, name);
    const [wanted, unwanted] = [(await findRow('Whole Booking'))[0], (await findRow('Unwanted Booking'))[0]];
    expect((await held())[0]).toMatchObject({ form: 'booking', attachment_name: 'plan.png' });

    await admin.post(`/api/quarantine/${wanted.id}/release`);
    const booking = (await admin.get(`/api/booking/${sent.body.data.id}`)).body.data;
    expect(booking).toMatchObject({ tour_type: ['Package Tours Only'], attachment_name: 'plan.png' });
    expect((await test.api.get(booking.attachment_url)).status).toBe(200);

    await expect(test.storage.read(unwanted.submission.attachment.key)).resolves.toMatchObject({
      size: pngBytes.length,
    });
    expect((await admin.delete(`/api/quarantine/${unwanted.id}`)).status).toBe(200);
    expect(await findRow('Unwanted Booking')).toEqual([]);
    await expect(test.storage.read(unwanted.submission.attachment.key)).rejects.toThrow();
  });

  it('holds back a newsletter address that fills the honeypot, and sends its mail at the release', async () => {
    const subscribe = { email: 'honey@example.com', website: 'https://spam.example' };
    expect((await test.api.post('/api/newsletter?action=subscribe', { body: subscribe })).status).toBe(201);
    const [row] = await held();
    expect(row).toMatchObject({ form: 'newsletter', reasons: ['honeypot'], email: 'honey@example.com' });
    expect(await test.db('subscribers').where({ email: 'honey@example.com' })).toEqual([]);
    await (await test.as('employee')).post(`/api/quarantine/${row.id}/release`);
    const stored = await test.db('subscribers').where({ email: 'honey@example.com' }).first();
    expect((await listEvents(test.db, 'subscriber', stored.id)).map(({ type }) => type)).toEqual([
      'subscriber.subscribed',
      'subscriber.verification_requested',
    ]);
  });

  it.each([
    [
      { status: 'active', verification_date: new Date() },
      409,
      'You are already subscribed to our newsletter!',
    ],
    [{ status: 'bounced' }, 422, 'We cannot send mail to this address. Please use another one.'],
  ])('does not hold back what could not be released: %o', async (state, status, error) => {
    const email = `${state.status}@example.com`;
    const now = new Date();
    await test.db('subscribers').insert({ email, subscription_date: now, updated_at: now, ...state });
    const before = await held();
    const response = await test.api.post('/api/newsletter?action=subscribe', {
      body: { email, website: 'x', elapsed_ms: 40 },
    });
    expect(response).toMatchObject({ status, body: { error } });
    expect(await held()).toEqual(before);
  });

  it('holds back addresses for the newsletter too', async () => {
    const subscribe = (fields: object) =>
      test.api.post('/api/newsletter?action=subscribe', {
        body: { email: 'quick@example.com', consent: 'newsletter-1', ...fields },
      });
    const sprung = await subscribe({ elapsed_ms: '300' });
    expect(sprung).toMatchObject({
      status: 201,
      body: { data: { verification_required: true, email_sent: true } },
    });
    const subscriber = () => test.db('subscribers').where({ email: 'quick@example.com' }).first();
    expect(await subscriber()).toBeUndefined();
    const [row] = await held();
    expect(row).toMatchObject({ form: 'newsletter', reasons: ['too_quick'], email: 'quick@example.com' });
    await (await test.as('employee')).post(`/api/quarantine/${row.id}/release`);
    const stored = await subscriber();
    expect(stored).toMatchObject({ status: 'active', consent_version: 'newsletter-1' });
    expect(await listEvents(test.db, 'subscriber', stored.id)).toMatchObject([
      { type: 'subscriber.subscribed' },
      { type: 'subscriber.verification_requested' },
    ]);
  });

  it('shows addresses for the newsletter only to staff who may see subscribers', async () => {
    await test.db('quarantined_submissions').delete();
    const subscribe = { email: 'private@example.com', website: 'x' };
    expect((await test.api.post('/api/newsletter?action=subscribe', { body: subscribe })).status).toBe(201);
    const [row] = await held();
    expect(row).toMatchObject({ form: 'newsletter', email: 'private@example.com' });
    await send({ website: 'x', name: 'For Everyone' });
    const visitor = await test.as('visitor');
    expect((await visitor.get('/api/quarantine')).body).toMatchObject({
      data: [{ form: 'contact', name: 'For Everyone' }],
      pagination: { total: 1 },
    });

    const forms = getVisibleForms((permission) => permission !== 'newsletter.view');
    const gone = { status: 404 };
    const { db, storage } = test;
    const context = createSystemContext(new Date());
    const remove = () => discardSubmission({ db, storage }, { id: row.id, forms }, context);
    await expect(remove()).rejects.toMatchObject(gone);
    const release = () => releaseSubmission(db, neverReleased, { id: row.id, forms }, context);
    await expect(release()).rejects.toMatchObject(gone);
    expect(await held()).toHaveLength(2);
  });
});

describe('without the time check', () => {
  const test = useApi({ FORM_MIN_SECONDS: '0' });

  it('accepts every submission', async () => {
    const response = await test.api.post('/api/contact/submit', { body: contactForm({ elapsed_ms: 0 }) });
    expect(response.status).toBe(201);
    expect(await test.db('quarantined_submissions').first()).toBeUndefined();
  });
});
