import { describe, expect, it } from 'vitest';
import { createSystemContext } from '../../platform/events/events.ts';
import { addDays, toDay } from '../../platform/text/days.contract.ts';
import { useApi } from '../../testing/api.ts';
import { bookingForm, buildBooking, contactForm, pngBytes } from '../../testing/enquiries.ts';
import { listEvents } from '../../testing/events.ts';
import { submitEnquiry } from './commands/submitEnquiry.ts';
import { emptyFields, enquiryColumns } from './Enquiry.ts';
import { enquiryTexts } from './formChoices.contract.ts';

describe('submitting an enquiry', () => {
  const test = useApi();
  const lastEvent = () => test.db('events').orderBy('id', 'desc').first();

  it('stores a contact message and the event together', async () => {
    const answer = await test.api.post('/api/contact/submit', {
      body: contactForm({ name: "आशा D'Souza 🌴", message: 'गोवा में ₹50,000 के भीतर चार दिन' }),
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Thank you for contacting us! We will get back to you shortly.',
        data: { reference: expect.stringMatching(/^SN-\d{6}$/) },
      },
    });
    const row = await test.db('enquiries').where({ id: answer.body.data.id }).first();
    expect(row).toMatchObject({
      channel: 'contact',
      enquiry_type: 'general',
      name: "आशा D'Souza 🌴",
      message: 'गोवा में ₹50,000 के भीतर चार दिन',
      status: 'new',
      priority: 'medium',
    });
    expect(await lastEvent()).toMatchObject({
      type: 'enquiry.submitted',
      entity_id: row.id,
      request_id: answer.headers.get('X-Request-Id'),
      data: { name: "आशा D'Souza 🌴", reference: answer.body.data.reference, channel: 'contact' },
    });
  });

  it('names each wrong field, with the texts of the form', async () => {
    const answer = await test.api.post('/api/contact/submit', {
      body: { email: 'nowhere', message: '   short  ' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'validation_failed',
      error: 'Name is required',
      errors: [
        { field: 'name', message: 'Name is required' },
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'subject', message: 'Subject is required' },
        { field: 'message', message: 'Message must be at least 10 characters long' },
      ],
    });
  });

  it('counts an emoji as one character', async () => {
    const getStatus = async (form: Record<string, string>) =>
      (await test.api.post('/api/contact/submit', { body: contactForm(form) })).status;
    expect(await getStatus({ message: '🌴'.repeat(9) })).toBe(422);
    expect(await getStatus({ message: '🌴'.repeat(10) })).toBe(201);
    expect(await getStatus({ subject: '🌴'.repeat(200) })).toBe(201);
    expect(await getStatus({ subject: '🌴'.repeat(201) })).toBe(422);
  });

  it.each(['booking', 'nonsense'])(
    'refuses the enquiry type %s on the contact form',
    async (enquiry_type) => {
      const answer = await test.api.post('/api/contact/submit', { body: contactForm({ enquiry_type }) });
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].field).toBe('enquiry_type');
    },
  );

  it('stores a booking with its lists, wedding fields and origin', async () => {
    const form = bookingForm({
      'tour_type[]': ['Customized Tours Only', 'Package Tours Only'],
      hotel_type: 'Hotel Rooms',
      for: 'wedding',
      info: 'Udaipur Lake Palace',
      travel_type: 'Wedding Package',
      event_date: '2099-02-14',
      guest_count: '180',
      budget_range: '₹20–25 lakh',
      venue: 'Lakeside lawn',
    });
    const answer = await test.api.post('/api/booking/submit', { body: form });
    expect(answer).toMatchObject({
      status: 201,
      body: { email_status: { customer_confirmation: 'queued', admin_notification: 'queued' } },
    });
    expect(await test.db('enquiries').where({ id: answer.body.data.id }).first()).toMatchObject({
      channel: 'booking',
      enquiry_type: 'booking',
      subject: 'Wedding Package: Udaipur Lake Palace',
      source_page: 'wedding',
      event_date: '2099-02-14',
      guest_count: 180,
      budget_range: '₹20–25 lakh',
      venue: 'Lakeside lawn',
      services: { tour_type: ['Customized Tours Only', 'Package Tours Only'], hotel_type: ['Hotel Rooms'] },
    });
  });

  it.each<Record<string, string>>([{ for: 'Wedding' }, { travel_type: 'Featured wedding package' }])(
    'thanks for a wedding enquiry, however its link was written: %o',
    async (link) => {
      const { body } = await test.api.post('/api/booking/submit', { body: bookingForm(link) });
      expect(body.message).toBe(enquiryTexts.weddingReceived('24 hours'));
    },
  );

  it.each([
    [{ for: 'wedding' }, { travel_type: 'Wedding', subject: 'Wedding', destination: null }],
    [
      { for: 'Wedding', travel_type: '', info: 'Goa' },
      { travel_type: 'Wedding', subject: 'Wedding: Goa' },
    ],
    [{ for: 'visa' }, { travel_type: null, subject: 'Booking enquiry' }],
  ])('stores the travel type of a wedding whose link does not name it: %o', async (link, stored) => {
    const { id } = await buildBooking(test, { fields: link });
    expect(await test.db('enquiries').where({ id }).first()).toMatchObject(stored);
    const [submitted] = await listEvents(test.db, 'enquiry', id);
    expect(submitted?.data).toMatchObject({ travelType: stored.travel_type, subject: stored.subject });
  });

  it('promises an answer to a booking within the reply time of the settings', async () => {
    const admin = await test.as('admin');
    const submit = async () =>
      (await test.api.post('/api/booking/submit', { body: bookingForm() })).body.message;
    expect(await submit()).toContain('We will contact you within 24 hours.');
    await admin.put('/api/settings', { body: { reply_hours: 8, hours_monday: '10:00-18:00' } });
    expect(await submit()).toContain('We will contact you within 8 working hours.');
    await admin.put('/api/settings', { body: { reply_hours: 24, hours_monday: '' } });
  });

  it('accepts an event date from today on, in the time zone of the agency', async () => {
    const submit = (event_date: string) =>
      test.api.post('/api/booking/submit', { body: bookingForm({ for: 'wedding', event_date }) });
    // There it is tomorrow already, or today still, whatever the hour in UTC.
    for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await (await test.as('admin')).put('/api/settings', { body: { time_zone } });
      const today = (await test.api.get('/api/settings/public')).body.data.today;
      expect(today).toBe(toDay(new Date(), time_zone));
      expect((await submit(today)).status).toBe(201);
      const refused = await submit(addDays(today, -1));
      expect(refused).toMatchObject({
        status: 422,
        body: {
          error: 'Please choose today or a later date',
          errors: [{ field: 'event_date', message: 'Please choose today or a later date' }],
        },
      });
    }
    expect(
      await test.db('enquiries').where({ source_page: 'wedding' }).whereNot({ event_date: '2099-02-14' }),
    ).toHaveLength(2);
  });

  it('accepts a contact message whose phone is null as one without', async () => {
    const answer = await test.api.post('/api/contact/submit', { body: contactForm({ phone: null }) });
    expect(answer.status).toBe(201);
    const stored = await test.db('enquiries').where({ id: answer.body.data.id }).first();
    expect(stored.phone).toBeNull();
  });

  it.each(['----------', '+() () () ()', '12-34-56--'])('refuses %s as a mobile number', async (mobile) => {
    const answer = await test.api.post('/api/booking/submit', { body: bookingForm({ mobile }) });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'mobile', message: 'Please enter a valid mobile number' }] },
    });
  });

  const dialled = '+91 98765-43210';
  it.each([
    ['\u202a+91\u00a098765\u201143210\u202c', dialled], // copied from a chat, with direction marks
    ['+91\u200b 98765–43210', dialled],
    ['(+91) 98765-43210', dialled],
    ['+९१ ९८७६५-४३२१०', dialled],
    ['+௯௧ ௯௮௭௬௫-௪௩௨௧௦', dialled],
    ['+91 (0) 98765-43210', dialled],
    ['+91 098765-43210', dialled],
    ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
    ['+39 (0)6 6982 1234', '+39 (0)6 6982 1234'],
  ])('stores the number %j as it is dialled', async (number, stored) => {
    const submitted = [
      await test.api.post('/api/booking/submit', { body: bookingForm({ mobile: number }) }),
      await test.api.post('/api/contact/submit', { body: contactForm({ phone: number }) }),
    ];
    const ids = submitted.map(({ body }) => body.data.id);
    const phones: string[] = await test.db('enquiries').whereIn('id', ids).pluck('phone');
    expect(phones.map((phone) => phone.replace(/\s/g, ' '))).toEqual([stored, stored]);
  });

  it('rejects a name of invisible characters, and preserves those that join letters', async () => {
    const submit = (login_id: string) =>
      test.api.post('/api/booking/submit', { body: bookingForm({ login_id }) });
    expect((await submit('\u200b\ufeff \u2060')).body.error).toBe('Name is required');
    const name = 'क्‍षमा 👨‍👩‍👧';
    const { body } = await submit(`\u200b${name}\u200b`);
    expect(await test.db('enquiries').where({ id: body.data.id }).first()).toMatchObject({ name });
  });

  it('accepts a mobile number of seven digits with separators', async () => {
    const answer = await test.api.post('/api/booking/submit', {
      body: bookingForm({ mobile: '(12) 345-67' }),
    });
    expect(answer.status).toBe(201);
  });

  it('stores an attachment privately and opens it for staff by a signed link', async () => {
    const { id } = await buildBooking(test, { file: { name: '../../राशन कार्ड.png', bytes: pngBytes } });
    const staff = await test.as('employee');
    const { body } = await staff.get(`/api/booking/${id}`);
    expect(body.data.attachment_name).toBe('राशन कार्ड.png');
    expect(body.data.attachment_path).toBe(body.data.attachment_url);
    const opened = await fetch(`${test.origin}${body.data.attachment_url}`);
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(pngBytes);
    expect(opened.headers.get('Content-Type')).toBe('image/png');
    expect(opened.headers.get('Content-Security-Policy')).toContain('sandbox');

    const path = body.data.attachment_url.split('?')[0];
    expect((await test.api.get(path)).status).toBe(403);
    expect((await test.api.get(`${body.data.attachment_url}x`)).status).toBe(403);
    const stolen = body.data.attachment_url.replace(`/${id}/`, `/${id + 1}/`);
    expect((await test.api.get(stolen)).status).toBe(403);
    const row = await test.db('enquiries').where({ id }).first();
    expect((await test.api.get(`/uploads/${row.attachment.key}`)).status).not.toBe(200);
  });

  it('rejects a file of another field by name, instead of dropping it', async () => {
    const form = bookingForm({ email: 'brief@example.com' });
    form.append('brief', new File([new Uint8Array(pngBytes)], 'brief.png'));
    expect(await test.api.post('/api/booking/submit', { body: form })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'brief', message: 'A file is accepted as “attachment” only' }] },
    });
    expect(await test.db('enquiries').where({ email: 'brief@example.com' })).toEqual([]);
  });

  it('checks a file by its content, not by its name', async () => {
    const failure = (message: string) => ({ error: message, errors: [{ field: 'attachment', message }] });
    const disguised = bookingForm({}, { name: 'photo.png', bytes: Buffer.from('<script>alert(1)</script>') });
    expect(await test.api.post('/api/booking/submit', { body: disguised })).toMatchObject({
      status: 415,
      body: failure('Invalid file type. Only JPEG, PNG, WebP, PDF, DOC, and DOCX are allowed'),
    });
    const empty = bookingForm({}, { name: 'a.png', bytes: Buffer.alloc(0) });
    expect(await test.api.post('/api/booking/submit', { body: empty })).toMatchObject({
      status: 415,
      body: failure('This file is empty. Please choose another one'),
    });
    const large = bookingForm({}, { name: 'a.png', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) });
    expect(await test.api.post('/api/booking/submit', { body: large })).toMatchObject({
      status: 413,
      body: failure('File size too large. Maximum size is 10MB'),
    });
  });

  it('counts a line break of a form as one character', async () => {
    // Browsers, like fetch here, send it as two.
    const description = Array(1250).fill('Goa').join('\n');
    const { status, body } = await test.api.post('/api/booking/submit', {
      body: bookingForm({ description }),
    });
    expect(status).toBe(201);
    expect(await test.db('enquiries').where({ id: body.data.id }).first('message')).toEqual({
      message: description,
    });
  });

  it('returns 400 for broken JSON, 415 for another type of body, 405 for a wrong method', async () => {
    const json = { 'Content-Type': 'application/json' };
    expect((await test.api.post('/api/contact/submit', { body: '{"name":', headers: json })).status).toBe(
      400,
    );
    const text = { 'Content-Type': 'text/plain' };
    expect((await test.api.post('/api/contact/submit', { body: 'hello', headers: text })).status).toBe(415);
    for (const method of ['delete', 'patch'] as const) {
      const wrong = await test.api[method]('/api/contact/submit');
      expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST']);
    }
    expect(await test.api.get('/api/nowhere')).toMatchObject({
      status: 404,
      body: { error: 'Resource not found.' },
    });
  });
});

describe('the columns of an enquiry', () => {
  const test = useApi();

  it('are those of its table', async () => {
    const columns = await test.db('information_schema.columns').where({ table_name: 'enquiries' });
    // Releases that stored one text of notes per enquiry read and wrote `notes`.
    expect(columns.map((column) => column.column_name).sort()).toEqual([...enquiryColumns, 'notes'].sort());
  });
});

describe('the same submission twice', () => {
  const test = useApi();
  const count = async () => Number((await test.db('enquiries').count({ n: '*' }).first())?.['n']);

  it('stores one enquiry for twenty concurrent attempts and returns the same response to all', async () => {
    const headers = { 'Idempotency-Key': 'twenty at once' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        test.api.post('/api/booking/submit', {
          headers,
          body: bookingForm({}, { name: 'a.png', bytes: pngBytes }),
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await count()).toBe(1);
    expect(await test.db('events').where({ type: 'enquiry.submitted' })).toHaveLength(1);
    const { attachment } = await test.db('enquiries').first();
    const { stream } = await test.storage.read(attachment.key);
    expect(Buffer.concat(await stream.toArray())).toEqual(pngBytes);
  });

  it('rejects the key for another body or file, and a key over 128 characters', async () => {
    const headers = { 'Idempotency-Key': 'other body' };
    const body = contactForm();
    expect((await test.api.post('/api/contact/submit', { headers, body })).status).toBe(201);
    const other = await test.api.post('/api/contact/submit', {
      headers,
      body: contactForm({ name: 'Else' }),
    });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
    const long = { 'Idempotency-Key': 'k'.repeat(129) };
    expect((await test.api.post('/api/contact/submit', { headers: long, body })).status).toBe(400);
  });

  it('distinguishes files by their content, regardless of their name', async () => {
    const headers = { 'Idempotency-Key': 'one name, two files' };
    const submit = (bytes: Buffer, name = 'plan.png') =>
      test.api.post('/api/booking/submit', { headers, body: bookingForm({}, { name, bytes }) });
    const first = await submit(pngBytes);
    expect(first.status).toBe(201);
    const changed = Buffer.concat([pngBytes, Buffer.from([0])]);
    expect(await submit(changed)).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
    expect(await submit(pngBytes, 'other.png')).toMatchObject({ status: 201, body: first.body });
    expect(await submit(pngBytes)).toMatchObject({ status: 201, body: first.body });
    const { attachment } = await test.db('enquiries').where({ id: first.body.data.id }).first();
    const { stream } = await test.storage.read(attachment.key);
    expect(Buffer.concat(await stream.toArray())).toEqual(pngBytes);
  });

  it('remembers a key for 24 hours, and not for a minute more', async () => {
    const headers = { 'Idempotency-Key': 'a day' };
    const submit = () => test.api.post('/api/contact/submit', { headers, body: contactForm() });
    const age = (interval: string) =>
      test
        .db('idempotency_keys')
        .where({ key: 'a day' })
        .update({ created_at: test.db.raw('now() - ?::interval', [interval]) });
    const first = await submit();
    const before = await count();
    await age('23 hours 59 minutes');
    expect((await submit()).body).toEqual(first.body);
    expect(await count()).toBe(before);
    await age('24 hours 1 minute');
    expect((await submit()).body.data.id).not.toBe(first.body.data.id);
    expect(await count()).toBe(before + 1);
    // The key now belongs to the second one, for a day of its own.
    await age('23 hours 59 minutes');
    await submit();
    expect(await count()).toBe(before + 1);
  });

  it('returns the same response to a retry after midnight, and after the page has loaded a price', async () => {
    const admin = await test.as('admin');
    const moveTo = (time_zone: string) => admin.put('/api/settings', { body: { time_zone } });
    // These zones never have the same day.
    const [earlier, later] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
    await moveTo(earlier);
    const event_date = toDay(new Date(), earlier);
    const submit = (key: string, seen_total?: string) =>
      test.api.post('/api/booking/submit', {
        headers: { 'Idempotency-Key': key },
        body: bookingForm({ event_date, ...(seen_total ? { seen_total } : {}) }),
      });
    const first = await submit('before midnight');
    expect(first.status).toBe(201);
    await moveTo(later);
    expect(await submit('before midnight', '42000')).toMatchObject({ status: 201, body: first.body });
    expect((await submit('after midnight')).status).toBe(422);
    await moveTo('Asia/Kolkata');
  });

  it('does not remember a failure', async () => {
    const headers = { 'Idempotency-Key': 'first wrong' };
    expect((await test.api.post('/api/contact/submit', { headers, body: {} })).status).toBe(422);
    expect((await test.api.post('/api/contact/submit', { headers, body: contactForm() })).status).toBe(201);
  });

  it('forgets a key after 24 hours', async () => {
    const headers = { 'Idempotency-Key': 'old' };
    await test.api.post('/api/contact/submit', { headers, body: contactForm() });
    await test
      .db('idempotency_keys')
      .where({ key: 'old' })
      .update({ created_at: new Date(Date.now() - 25 * 3600_000) });
    const again = await test.api.post('/api/contact/submit', {
      headers,
      body: contactForm({ name: 'Else' }),
    });
    expect(again.status).toBe(201);
  });
});

describe('many submissions at one moment', () => {
  const test = useApi({ TRUST_PROXY: '1' });
  const send = (number: number, headers: Record<string, string> = {}) =>
    test.api.post('/api/contact/submit', {
      headers: { 'X-Forwarded-For': `10.0.0.${number}`, ...headers },
      body: contactForm({ name: `Visitor ${number}` }),
    });
  const submitted = (number: number) => ({
    ...emptyFields,
    channel: 'contact' as const,
    enquiry_type: 'general' as const,
    name: `Alone ${number}`,
    email: 'asha@example.com',
    subject: 'Goa',
    message: 'Ten letters.',
    consent_version: null,
  });
  const context = createSystemContext(new Date());
  const noKey = { call: 'contact.submit', key: null, bodyHash: '' };

  it('are each stored with their own event, and answered with their own number', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => send(number)));
    for (const [number, { status, headers, body }] of answers.entries()) {
      expect(status).toBe(201);
      const { id, reference } = body.data;
      expect(await test.db('enquiries').where({ id }).first()).toMatchObject({
        reference,
        name: `Visitor ${number}`,
        attachment: null,
      });
      expect(await test.db('events').where({ entity_type: 'enquiry', entity_id: id })).toMatchObject([
        { request_id: headers.get('X-Request-Id'), data: { name: `Visitor ${number}`, reference } },
      ]);
    }
    expect(await test.db('events').where({ type: 'enquiry.submitted' })).toHaveLength(40);
  });

  it('do not share their keys', async () => {
    const keyed = (number: number, key: string) => send(number, { 'Idempotency-Key': key });
    const [one, same, first, other] = await Promise.all([
      ...[keyed(1, 'k1'), keyed(1, 'k1')],
      ...[keyed(2, 'k2'), keyed(9, 'k2')],
    ]);
    expect([one?.status, same?.status]).toEqual([201, 201]);
    expect(same?.body).toEqual(one?.body);
    // Connections are their own: whichever comes first has the key.
    expect([first?.status, other?.status].sort()).toEqual([201, 409]);
  });

  it('are not affected by one that the database rejects', async () => {
    const tooLarge = { ...submitted(13), guest_count: 2 ** 40 };
    const results = await Promise.allSettled(
      [submitted(12), tooLarge, submitted(14)].map((one) => submitEnquiry(test.db, one, noKey, context)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await test.db('enquiries').where('name', 'like', 'Alone%').orderBy('name').pluck('name')).toEqual([
      'Alone 12',
      'Alone 14',
    ]);
    const events = test.db('events').whereRaw("data->>'name' like 'Alone%'");
    expect(await events).toHaveLength(2);
  });

  it('share one statement and its commit', async () => {
    let statements = 0;
    const count = ({ sql }: { sql: string }) => {
      if (sql.includes('insert into enquiries')) statements += 1;
    };
    test.db.on('query', count);
    const together = Array.from({ length: 20 }, (_, index) => submitted(100 + index));
    const stored = await Promise.all(together.map((one) => submitEnquiry(test.db, one, noKey, context)));
    test.db.off('query', count);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(20);
    expect(statements).toBe(1);
  });

  it('from one address are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 65 }, () => send(200)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe('a public form under attack', () => {
  const test = useApi();

  it('returns 429 with Retry-After after many submissions from one address', async () => {
    const send = () => test.api.post('/api/contact/submit', { body: contactForm() });
    for (let sent = 0; sent < 60; sent += 1) expect((await send()).status).toBe(201);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('counts submissions that it rejects, so that no one can make it validate endlessly', async () => {
    await test.db('rate_limits').delete();
    const send = (body: object) => test.api.post('/api/contact/submit', { body });
    for (let sent = 0; sent < 60; sent += 1) expect((await send({ email: 'nowhere' })).status).toBe(422);
    expect((await send({ email: 'nowhere' })).status).toBe(429);
    expect((await send(contactForm())).status).toBe(429);
  });

  it('does not run a visitor’s text as SQL or as JSON', async () => {
    await test.db('rate_limits').delete();
    const name = `Robert'); drop table enquiries; -- ? :name {"reference":"SN-1"}`;
    const answer = await test.api.post('/api/contact/submit', { body: contactForm({ name }) });
    expect(await test.db('enquiries').where({ id: answer.body.data.id }).first()).toMatchObject({ name });
  });
});

describe('the consent to a submission', () => {
  const test = useApi();
  const stored = async (fields: Record<string, unknown>) => {
    const answer = await test.api.post('/api/contact/submit', { body: contactForm(fields) });
    return test
      .db('enquiries')
      .where({ id: answer.body.data.id })
      .first('consent_version', 'consented_at', 'created_at');
  };

  it('was given at the moment of the submission, to the wording that was shown', async () => {
    const row = await stored({ consent: 'enquiry-1' });
    expect(row).toMatchObject({ consent_version: 'enquiry-1', consented_at: row.created_at });
  });

  it('was not given where no wording was shown', async () => {
    expect(await stored({})).toMatchObject({ consent_version: null, consented_at: null });
  });
});
