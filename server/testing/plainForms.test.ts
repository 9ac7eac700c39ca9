import { beforeAll, describe, expect, it } from 'vitest';
import { signReviewFormPath } from '../platform/security/enquiryToken.ts';
import { useApi } from './api.ts';
import { bookingForm, buildContact, contactForm, pngBytes } from './enquiries.ts';
import { listEvents } from './events.ts';

/** The headers with which browsers without script send forms and request a page. */
const headers = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
type Fields = Record<string, string>;

describe('a form that a browser sends without script', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const send = (path: string, fields: Fields, more: Fields = {}) =>
    test.api.post(path, {
      body: String(new URLSearchParams(fields)),
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded', ...more },
    });
  const sendBooking = (fields: Fields) =>
    test.api.post('/api/booking/submit', { body: bookingForm(fields), headers });

  describe('with an enquiry', () => {
    it('is confirmed by a page, and stored once when it is sent again', async () => {
      const fields = { info: 'Goa', 'hotel_type[]': 'Hotel Rooms', consent: 'enquiry-1' };
      const first = await sendBooking(fields);
      const [stored, ...more] = await test.db('enquiries').where({ destination: 'Goa' });
      expect(stored).toMatchObject({
        services: { hotel_type: ['Hotel Rooms'] },
        consent_version: 'enquiry-1',
      });
      expect(first).toMatchObject({ status: 201, text: expect.stringContaining(stored.reference) });
      expect(first.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(first.text).toContain('<h1>Your enquiry is with us</h1>');
      expect((await sendBooking(fields)).text).toContain(stored.reference);
      await sendBooking({ ...fields, info: 'Kerala' });
      expect(more).toEqual([]);
      expect(await test.db('enquiries').pluck('destination')).toEqual(['Goa', 'Kerala']);
    });

    it('is stored again with another file', async () => {
      const other = Buffer.concat([pngBytes, Buffer.from([0])]);
      for (const [name, bytes] of [
        ['a.png', pngBytes],
        ['b.png', pngBytes],
        ['a.png', other],
      ] as const) {
        const body = bookingForm({ info: 'Hampi' }, { name, bytes });
        expect((await test.api.post('/api/booking/submit', { body, headers })).status).toBe(201);
      }
      expect(await test.db('enquiries').where({ destination: 'Hampi' })).toHaveLength(2);
    });

    it('is refused by a page that names each wrong field', async () => {
      const { status, text } = await sendBooking({ login_id: '', mobile: '12' });
      expect(status).toBe(422);
      expect(text).toContain('Name is required</li>');
      expect(text).toContain('Please enter a valid mobile number</li>');
    });
  });

  describe('with a message', () => {
    const path = '/api/contact/submit';
    const messages = (email: string) => test.db('enquiries').where({ email });

    it('is confirmed by a page, and stored once when it is sent again', async () => {
      const email = 'plain@example.com';
      const fields = contactForm({ email, consent: 'enquiry-1', message: 'केरल में एक सप्ताह, please.' });
      const first = await send(path, fields);
      const [stored, ...more] = await messages(email);
      expect(first.status).toBe(201);
      expect(first.text).toContain('<h1>Your message is with us</h1>');
      expect(first.text).toContain('Thank you for contacting us! We will get back to you shortly.');
      expect(first.text).toContain(`Your reference is <strong>${stored.reference}</strong>`);
      expect(stored).toMatchObject({ message: fields.message, consent_version: 'enquiry-1' });
      expect(await send(path, fields)).toMatchObject({ status: 201, text: first.text });
      expect(more).toEqual([]);
      expect(await messages(email)).toHaveLength(1);
      const events = await listEvents(test.db, 'enquiry', stored.id);
      expect(events.map(({ type }) => type)).toContain('enquiry.submitted');
      expect(events.filter(({ type }) => type === 'enquiry.submitted')).toHaveLength(1);
    });

    it('may be encoded as multipart, without its files', async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(contactForm({ email: 'multipart@example.com' })))
        form.append(name, String(value));
      form.append('file', new File(['x'], 'x.txt'));
      expect((await test.api.post(path, { body: form, headers })).status).toBe(201);
      expect(await messages('multipart@example.com')).toHaveLength(1);
    });

    it('is refused by a page that names each wrong field', async () => {
      const { status, text } = await send(path, { ...contactForm(), name: '', email: 'x', message: '<b>' });
      expect(status).toBe(422);
      expect(text).toContain('<h1>Your message was not sent</h1>');
      for (const problem of [
        'Name is required',
        'Please enter a valid email address',
        'Message must be at least 10 characters long',
      ])
        expect(text).toContain(`${problem}</li>`);
      expect(text).toContain('What you have typed is still in the form.');
    });

    it.each([
      ['in brackets', 'name[x]=Asha'],
      ['after a dot', 'name.first=Asha'],
      ['many times', 'name=Asha&'.repeat(1000)],
    ])('is refused by that page when it has a name %s', async (_, name) => {
      const { name: _name, ...others } = contactForm();
      const response = await test.api.post(path, {
        body: `${new URLSearchParams(others)}&${name}`,
        headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      expect(response.status).toBe(422);
      expect(response.text).toContain('Name is required</li>');
    });

    it('goes to the quarantine when its hidden field is filled in, once, with the same page', async () => {
      const email = 'robot@example.com';
      for (const _ of [1, 2]) {
        const { status, text } = await send(path, contactForm({ email, website: 'http://spam' }));
        expect(status).toBe(201);
        expect(text).toContain('<h1>Your message is with us</h1>');
      }
      expect(await messages(email)).toEqual([]);
      expect(await test.db('quarantined_submissions').where({ email })).toHaveLength(1);
    });

    it('is not accepted from another site, and programs get JSON as before', async () => {
      const fields = contactForm({ email: 'other@example.com' });
      const foreign = await send(path, fields, { 'Sec-Fetch-Site': 'cross-site' });
      expect(foreign).toMatchObject({ status: 415, body: { code: 'unsupported_media' } });
      const program = await send(path, fields, { Accept: '*/*' });
      expect(program).toMatchObject({ status: 415, body: { code: 'unsupported_media' } });
      const json = await test.api.post(path, { body: fields, headers });
      expect(json).toMatchObject({ status: 201, body: { success: true } });
    });
  });

  describe('with an address for the newsletter', () => {
    const path = '/api/newsletter/subscribe';
    const started = async (email: string) => {
      const { id } = await test.db('subscribers').where({ email }).first('id');
      const events = await listEvents(test.db, 'subscriber', id);
      return events.filter(({ type }) => type === 'subscriber.subscribed').length;
    };

    it('is confirmed by a page, and subscribes once until the address unsubscribes', async () => {
      const email = 'plain@example.com';
      const first = await send(path, { email, consent: 'newsletter-1' });
      expect(first.status).toBe(201);
      expect(first.text).toContain('<h1>Subscribed!</h1>');
      expect(first.text).toContain('Thank you for subscribing! Please check your email to confirm');
      expect(await test.db('subscribers').where({ email })).toMatchObject([
        { status: 'active', subscription_source: 'website', consent_version: 'newsletter-1' },
      ]);
      const again = await send(path, { email, consent: 'newsletter-1' });
      expect(again.status).toBe(200);
      expect(again.text).toContain('A verification email was sent a few minutes ago.');
      expect(await started(email)).toBe(1);
      await test.db('subscribers').where({ email }).update({ status: 'unsubscribed' });
      expect((await send(path, { email, consent: 'newsletter-1' })).status).toBe(201);
      expect(await started(email)).toBe(2);
    });

    it('is rejected by a page that says why', async () => {
      const wrong = await send(path, { email: 'nowhere' });
      expect(wrong.status).toBe(422);
      expect(wrong.text).toContain('<h1>No new subscription</h1>');
      expect(wrong.text).toContain('Please enter a valid email address</li>');
      const email = 'known@example.com';
      await send(path, { email });
      await test.db('subscribers').where({ email }).update({ verification_date: new Date() });
      const known = await send(path, { email });
      expect(known.status).toBe(409);
      expect(known.text).toContain('You are already subscribed to our newsletter!</li>');
    });

    it('goes to the quarantine when its hidden field is filled in, once', async () => {
      const fields = { email: 'robot@example.com', website: 'http://spam' };
      for (const _ of [1, 2]) expect((await send(path, fields)).status).toBe(201);
      expect(await test.db('subscribers').where({ email: fields.email })).toEqual([]);
      expect(await test.db('quarantined_submissions').where({ form: 'newsletter' })).toHaveLength(1);
    });

    it('sends no verification again for staff without a session', async () => {
      const { status, text } = await send(path, { email: 'a@example.com', source: 'admin_resend' });
      expect(status).toBe(401);
      expect(text).toContain('<h1>No new subscription</h1>');
    });
  });

  describe('with the review of a guest', () => {
    let journey: string;
    beforeAll(async () => {
      const body = { name: 'Spiti', starting_price: 1, image: '/a.jpg' };
      const { destination } = (await (await test.as('admin')).post('/api/destinations/create', { body }))
        .body;
      journey = `destination:${destination.id}`;
    });
    const invite = async () => {
      const { id } = await buildContact(test);
      await test.db('review_invitations').insert({ enquiry_id: id, invited_at: new Date() });
      const path = signReviewFormPath(test.config.JWT_SECRET, id);
      const stored = async () => {
        const { review_id } = await test.db('review_invitations').where({ enquiry_id: id }).first();
        return test.db('reviews').where({ id: review_id }).first();
      };
      return { path, stored, show: () => test.api.get(path, { headers }) };
    };
    const review = (fields: Fields = {}): Fields => ({
      guest_name: 'Asha N.',
      name_consent: 'true',
      travel_month: '2026-03',
      journey,
      rating: '4',
      text: 'Cold nights, <warm> people.',
      ...fields,
    });

    it('has a form, and is confirmed by a page', async () => {
      const { path, show, stored } = await invite();
      const form = await show();
      expect(form.status).toBe(200);
      expect(form.headers.get('Cache-Control')).toBe('no-store');
      expect(form.text).toContain(`action="${path}/review"`);
      expect(form.text).toContain(`<option value="${journey}">Spiti</option>`);
      expect((await test.api.get(path)).body.data).toMatchObject({ is_sent: false });
      for (const _ of [1, 2]) {
        const sent = await send(`${path}/review`, review());
        expect(sent.status).toBe(200);
        expect(sent.text).toContain('<h1>Your review is with us</h1>');
        expect(sent.text).toContain('We read every review before it appears on the website.');
      }
      const row = await stored();
      expect(row).toMatchObject({ rating: 4, name_consent: true, journey, text: review()['text'] });
      expect((await listEvents(test.db, 'review', row.id)).map(({ type }) => type)).toEqual([
        'review.received',
      ]);
      const again = await show();
      expect(again.text).toContain('value="4" checked');
      expect(again.text).toContain('Cold nights, &lt;warm&gt; people.</textarea>');
      const { name_consent: _, ...unnamed } = review({ text: 'Shorter.' });
      await send(`${path}/review`, unnamed);
      expect(await stored()).toMatchObject({ text: 'Shorter.', name_consent: false });
    });

    it('is rejected by a page that names each wrong field and has the typed text', async () => {
      const { path, stored } = await invite();
      const { rating: _, ...incomplete } = review({ guest_name: '', travel_month: 'March', journey: '' });
      const { status, text } = await send(`${path}/review`, incomplete);
      expect(status).toBe(422);
      for (const [field, problem] of [
        ['guest_name', 'Please enter your name'],
        ['travel_month', 'Please choose the month of your journey'],
        ['journey', 'Please choose the journey'],
        ['rating', 'Please choose one to five stars'],
      ]) {
        expect(text).toContain(`<li id="problem-${field}">${problem}</li>`);
        expect(text).toContain(`aria-invalid="true" aria-describedby="problem-${field}"`);
      }
      expect(text).toContain('Cold nights, &lt;warm&gt; people.</textarea>');
      expect(text).toContain('value="true" checked');
      expect(await stored()).toBeUndefined();
      const spam = await send(`${path}/review`, review({ website: 'spam' }));
      expect(spam).toMatchObject({
        status: 422,
        text: expect.stringContaining('leave the field Website empty'),
      });
    });

    it('cannot be changed after it was moderated, and opens by no other link', async () => {
      const { path, show, stored } = await invite();
      await send(`${path}/review`, review());
      await test
        .db('reviews')
        .where({ id: (await stored()).id })
        .update({ state: 'published' });
      expect((await show()).text).toContain('it can no longer be changed here');
      const refused = await send(`${path}/review`, review({ text: 'Too late' }));
      expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('Too late</textarea>') });
      const unknown = await test.api.get('/api/review-invitations/1-x', { headers });
      expect(unknown).toMatchObject({ status: 404, text: expect.stringContaining('This link is not valid') });
      const lost = await send('/api/review-invitations/1-x/review', review());
      expect(lost).toMatchObject({ status: 404, text: expect.stringContaining('This link is not valid') });
    });
  });
});

describe('forms that a browser sends without script', () => {
  const test = useApi();

  it.each([
    '/api/booking/submit',
    '/api/contact/submit',
    '/api/newsletter/subscribe',
    '/api/review-invitations/1-x/review',
  ])('are limited for each caller, by a page: %s', async (path) => {
    const send = () => test.api.post(path, { body: new FormData(), headers });
    let last = await send();
    for (let tries = 0; tries < 60 && last.status !== 429; tries++) last = await send();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(last.text).toContain('Too many requests. Please try again in a few minutes.</li>');
  });
});

describe('without a mail server, forms', () => {
  const test = useApi({ SMTP_URL: '' });

  it('tell the visitor of an enquiry that mails may not be sent, with and without script', async () => {
    const send = (more = {}) => test.api.post('/api/booking/submit', { body: bookingForm(), ...more });
    expect((await send()).body.email_status).toEqual({
      customer_confirmation: 'unavailable',
      admin_notification: 'unavailable',
    });
    expect((await send({ headers })).text).toContain(
      'Note: Some email notifications may not have been sent due to technical issues.</p>',
    );
  });

  it('say that no mail was sent to a new subscriber', async () => {
    const body = { email: 'asha@example.com' };
    expect(await test.api.post('/api/newsletter/subscribe', { body })).toMatchObject({
      status: 201,
      body: { data: { email_sent: false } },
    });
  });
});
