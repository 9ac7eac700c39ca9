import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildBooking, buildContact, pngBytes } from '../../testing/enquiries.ts';

describe('enquiries handled by staff', () => {
  const test = useApi();

  it('separates bookings from messages, and malformed ids from absent ones', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    expect((await staff.get(`/api/contact/${id}`)).status).toBe(200);
    expect((await staff.get(`/api/enquiries/${id}`)).body.data.message).toContain('Kerala');
    expect((await staff.get(`/api/booking/${id}`)).status).toBe(404);
    expect((await staff.put(`/api/booking/${id}`, { body: { status: 'closed' } })).status).toBe(404);
    expect((await staff.get('/api/contact/abc')).status).toBe(400);
    expect((await staff.get('/api/contact/999999')).status).toBe(404);
  });

  it('changes status, priority, notes and assignment, each as an event with its actor', async () => {
    const staff = await test.as('employee');
    const { id } = await buildBooking(test);
    const response = await staff.put(`/api/booking/${id}`, {
      body: {
        status: 'in_progress',
        priority: 'urgent',
        notes: 'Called, no answer.',
        assigned_to: staff.userId,
      },
    });
    expect(response).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'in_progress',
          priority: 'urgent',
          notes: 'Called, no answer.',
          assigned_to: staff.userId,
          assigned_to_name: expect.stringMatching(/^Person/),
        },
      },
    });
    const { body } = await staff.get(`/api/enquiries/${id}/history`);
    expect(body.data.map((one: { action: string }) => one.action)).toEqual([
      'submitted',
      'status_changed',
      'priority_changed',
      'note_added',
      'assigned',
    ]);
    expect(body.data[1]).toMatchObject({
      from: 'new',
      to: 'in_progress',
      actor: expect.stringMatching(/^Person/),
    });
    expect(await test.db('events').where({ entity_id: id, entity_type: 'enquiry' })).toHaveLength(5);
  });

  it('replaces only the values that the caller expects', async () => {
    const [staff, colleague] = [await test.as('employee'), await test.as('admin')];
    const { id } = await buildContact(test);
    const change = async (body: object) => (await staff.put(`/api/contact/${id}`, { body })).status;
    await colleague.put(`/api/contact/${id}`, { body: { status: 'replied', assigned_to: staff.userId } });
    expect(await change({ status: 'closed', expected: { status: 'new' } })).toBe(409);
    expect(await change({ status: 'closed', expected: { status: 'replied' } })).toBe(200);
    expect(await change({ status: 'closed', expected: { status: 'replied' } }), 'the same again').toBe(200);
    expect(await change({ assigned_to: null, expected: { assigned_to: null } }), 'it is assigned now').toBe(
      409,
    );
    expect(await change({ expected: { status: 'closed' } }), 'nothing to change').toBe(422);
    expect((await staff.get(`/api/contact/${id}`)).body.data).toMatchObject({
      status: 'closed',
      assigned_to: staff.userId,
    });
  });

  it('records nothing when nothing changes, and rejects invalid values', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    await staff.put(`/api/contact/${id}`, { body: { status: 'new', notes: '' } });
    expect(await test.db('events').where({ entity_id: id, entity_type: 'enquiry' })).toHaveLength(1);
    expect((await staff.put(`/api/contact/${id}`, { body: { status: 'gone' } })).status).toBe(422);
    expect((await staff.put(`/api/contact/${id}`, { body: {} })).status).toBe(422);
    expect((await staff.put(`/api/contact/${id}`, { body: { assigned_to: 999999 } })).body.errors).toEqual([
      { field: 'assigned_to', message: 'Please choose an active staff member who has signed in before' },
    ]);
    expect((await staff.put(`/api/contact/${id}`, { body: { name: 'Mallory' } })).status).toBe(422);
  });

  it('deletes one enquiry permanently, with the attachment, and only for those who may', async () => {
    const older = await buildBooking(test, {});
    const { id, reference } = await buildBooking(test, { file: { name: 'a.png', bytes: pngBytes } });
    const { attachment } = await test.db('enquiries').where({ id }).first();
    const [employee, admin] = [await test.as('employee'), await test.as('admin')];
    expect((await employee.delete(`/api/booking/${id}`)).status).toBe(403);
    expect((await admin.delete(`/api/booking/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/booking/${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/booking/${id}`)).status).toBe(404);
    expect((await admin.get(`/api/booking/${older.id}`)).status).toBe(200);
    await expect(test.storage.read(attachment.key)).rejects.toMatchObject({ status: 404 });
    const last = await test.db('events').orderBy('id', 'desc').first();
    expect(last).toMatchObject({
      type: 'enquiry.deleted',
      entity_id: id,
      actor: { id: admin.userId },
      data: { channel: 'booking', reference, status: 'new', priority: 'medium' },
    });
  });

  it('checks the session before anything else', async () => {
    const visitor = await test.as('visitor');
    const body = { status: 'nonsense' };
    expect((await test.api.put('/api/contact/abc', { body })).status).toBe(401);
    expect((await visitor.put('/api/contact/abc', { body })).status).toBe(403);
    expect((await visitor.get('/api/enquiries')).status).toBe(200);
    expect((await visitor.get('/api/enquiries/export')).status).toBe(403);
  });
});

describe('lists of enquiries', () => {
  const test = useApi();

  it('filters, sorts, pages and searches literally', async () => {
    const staff = await test.as('employee');
    const names = ['Asha 100%', 'Bela_x', 'Chitra', 'Devi', 'Esha'];
    for (const name of names) await buildContact(test, { name, subject: `Trip of ${name}` });
    const booking = await buildBooking(test, {
      fields: { login_id: 'Farida', description: 'यात्रा की योजना चाहिए' },
    });
    await staff.put(`/api/booking/${booking.id}`, { body: { priority: 'high' } });

    const list = async (query: string) => (await staff.get(`/api/enquiries?${query}`)).body;
    const found = async (query: string) => (await list(query)).data.map((row: { name: string }) => row.name);

    expect(await found('sort=name&order=asc')).toEqual([...names, 'Farida']);
    expect(await found('search=100%25')).toEqual(['Asha 100%']);
    expect(await found('search=a_x')).toEqual(['Bela_x']);
    expect(await found(`search=${encodeURIComponent('यात्रा')}`)).toEqual(['Farida']);
    expect(await found(`search=${booking.reference}`)).toEqual(['Farida']);
    expect(await found('priority=high')).toEqual(['Farida']);
    expect(await found('type=booking')).toEqual(['Farida']);
    expect((await staff.get('/api/contact?type=booking')).body.data).toEqual([]);
    expect(await found('assigned_to=none&limit=2&page=3&sort=name&order=asc')).toEqual(['Esha', 'Farida']);

    expect((await list('page=2&per_page=4')).pagination).toEqual({
      page: 2,
      current_page: 2,
      limit: 4,
      per_page: 4,
      total: 6,
      total_pages: 2,
      has_next: false,
      has_prev: true,
    });
    expect(await list('page=99')).toMatchObject({ data: [], pagination: { total: 6 } });
    expect((await list('limit=5000')).pagination.limit).toBe(100);
    expect((await staff.get('/api/enquiries?sort=password')).status).toBe(422);
    expect((await staff.get('/api/enquiries?start_date=2026-02-30')).status).toBe(422);
  });

  it('gives every page once, in both directions', async () => {
    const staff = await test.as('employee');
    for (const order of ['asc', 'desc']) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => staff.get(`/api/enquiries?limit=2&page=${page}&order=${order}`)),
      );
      const ids = pages.flatMap(({ body }) => body.data.map((row: { id: number }) => row.id));
      expect(ids).toEqual([...ids].sort((a, b) => (order === 'asc' ? a - b : b - a)));
      expect(new Set(ids).size).toBe(6);
    }
  });

  it('counts a day from midnight in the agency’s time zone, the last day whole', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test, { name: 'Late Caller' });
    await test.db('enquiries').where({ id }).update({ created_at: '2026-03-10T18:29:59.999Z' });
    const on = async (day: string) =>
      (await staff.get(`/api/enquiries?start_date=${day}&end_date=${day}`)).body.data.length;
    expect(await on('2026-03-10')).toBe(1);
    expect(await on('2026-03-11')).toBe(0);
    await test.db('enquiries').where({ id }).update({ created_at: '2026-03-10T18:30:00Z' });
    expect(await on('2026-03-11')).toBe(1);
  });

  it('counts what there is', async () => {
    const staff = await test.as('employee');
    const { body } = await staff.get('/api/enquiries/statistics');
    expect(body.data).toMatchObject({
      total: 7,
      new: 7,
      urgent: 0,
      booking: { total: 1, new_count: 1, urgent_count: 0 },
      contact: { total: 6, by_status: { new: 6, closed: 0 } },
    });
    expect((await staff.get('/api/booking/statistics')).body.data).toEqual({
      total: 1,
      new: 1,
      urgent: 0,
      today: expect.any(Number),
      in_progress: 0,
      replied: 0,
      resolved: 0,
      closed: 0,
    });
  });
});

describe('the CSV export', () => {
  const test = useApi();

  it('opens in a spreadsheet as it was typed, and runs nothing', async () => {
    const staff = await test.as('employee');
    await buildContact(test, {
      name: '=cmd|calc',
      subject: 'He said "now", twice',
      phone: '+91 98220 12345',
    });
    await buildContact(test, { name: 'आशा', message: 'Line one\nline two ₹ 🌴', phone: '-1+1' });
    await test.db('enquiries').update({ created_at: '2026-11-19T18:30:05.678Z' });
    const response = await staff.get('/api/enquiries/export');
    const raw = await fetch(`${test.origin}/api/enquiries/export`, {
      headers: { Authorization: `Bearer ${staff.token}` },
    });
    expect(
      Buffer.from(await raw.arrayBuffer())
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('efbbbf');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="enquiries_all_\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.text).toContain(`"'=cmd|calc"`);
    expect(response.text).toContain('"He said ""now"", twice"');
    expect(response.text).toContain('"+91 98220 12345"');
    expect(response.text).toContain(`"'-1+1"`);
    expect(response.text).toContain('"आशा"');
    expect(response.text, 'in the time zone of the agency').toContain('"2026-11-20 00:00:05"');
    expect(response.text).toContain('"Line one\nline two ₹ 🌴"');
    expect((await staff.get('/api/enquiries/export?status=closed')).text.trim().split('\r\n')).toHaveLength(
      1,
    );
  });
});
