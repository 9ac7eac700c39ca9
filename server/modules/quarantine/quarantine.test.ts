import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { bookingForm, contactForm, pngBytes } from '../../testing/enquiries.ts';
import { eventsOf } from '../../testing/events.ts';

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
  ])('takes a submission with %s for what it is', async (_, fields) => {
    const before = (await totals()).total;
    expect((await send(fields)).status).toBe(201);
    expect((await totals()).total).toBe(before + 1);
    expect(await held()).toEqual([]);
  });

  it('holds back what walks into a trap, and answers as ever', async () => {
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
    expect(await eventsOf(test.db, 'enquiry', sprung.body.data.id)).toEqual([]);
    const [event] = await eventsOf(test.db, 'submission', row.id);
    expect(event).toMatchObject({
      type: 'submission.quarantined',
      data: { form: 'contact', reasons: ['honeypot', 'too_quick'] },
      actor: null,
    });
    expect(JSON.stringify(event)).not.toContain('asha');
  });

  it('lets a submission through once, with the number that the visitor knows', async () => {
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
    expect(await eventsOf(test.db, 'enquiry', id)).toMatchObject([
      { type: 'enquiry.submitted', actor: null, data: { reference: enquiry.reference, name: 'Let Through' } },
    ]);
    expect((await eventsOf(test.db, 'submission', mine[0].id)).at(-1)).toMatchObject({
      type: 'submission.released',
      actor: { id: employee.userId },
      data: { entityId: id },
    });
  });

  it('keeps a booking whole, with its file, and deletes both', async () => {
    const file = { name: 'plan.png', bytes: pngBytes };
    const submit = (name: string) =>
      test.api.post('/api/booking/submit', {
        body: bookingForm({ login_id: name, website: 'x', 'tour_type[]': ['Package Tours Only'] }, file),
      });
    const sent = await submit('Whole Booking');
    expect(sent.body.email_status).toEqual({ customer_confirmation: 'queued', admin_notification: 'queued' });
    await submit('Unwanted Booking');
    const admin = await test.as('admin');
    const rowOf = (name: string) =>
      test.db('quarantined_submissions').whereRaw(`submission->>'name' = ?`, name);
    const [wanted, unwanted] = [(await rowOf('Whole Booking'))[0], (await rowOf('Unwanted Booking'))[0]];
    expect((await held())[0]).toMatchObject({ form: 'booking', attachment_name: 'plan.png' });

    await admin.post(`/api/quarantine/${wanted.id}/release`);
    const booking = (await admin.get(`/api/booking/${sent.body.data.id}`)).body.data;
    expect(booking).toMatchObject({ tour_type: ['Package Tours Only'], attachment_name: 'plan.png' });
    expect((await test.api.get(booking.attachment_url)).status).toBe(200);

    await expect(test.storage.read(unwanted.submission.attachment.key)).resolves.toMatchObject({
      size: pngBytes.length,
    });
    expect((await admin.delete(`/api/quarantine/${unwanted.id}`)).status).toBe(200);
    expect(await rowOf('Unwanted Booking')).toEqual([]);
    await expect(test.storage.read(unwanted.submission.attachment.key)).rejects.toThrow();
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
    expect(await eventsOf(test.db, 'subscriber', stored.id)).toMatchObject([
      { type: 'subscriber.subscribed' },
      { type: 'subscriber.verification_requested' },
    ]);
  });
});

describe('without the trap of time', () => {
  const test = useApi({ FORM_MIN_SECONDS: '0' });

  it('nobody is too quick', async () => {
    await test.api.post('/api/contact/submit', { body: contactForm({ elapsed_ms: 0 }) });
    expect(await test.db('quarantined_submissions').first()).toBeUndefined();
  });
});
