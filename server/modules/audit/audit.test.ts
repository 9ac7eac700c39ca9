import { beforeAll, describe, expect, it } from 'vitest';
import { toDay } from '../../platform/text/days.contract.ts';
import { useApi } from '../../testing/api.ts';
import { buildContact } from '../../testing/enquiries.ts';
import type { AuditEntry } from './contract.ts';
import { toEntry } from './presenter.ts';
import { describeEvent } from './sentences.ts';

const secret = 'a password that nobody must ever read';

const zone = 'Asia/Kolkata';

describe('the audit log', () => {
  const test = useApi();
  let newestFirst: AuditEntry[] = [];
  let adminId = 0;

  const list = async (query = '') => (await (await test.as('admin')).get(`/api/audit${query}`)).body;
  const what = (entries: AuditEntry[]) => entries.map((entry) => entry.what);

  beforeAll(async () => {
    const admin = await test.as('admin');
    adminId = admin.userId;
    const ids = { 'X-Request-Id': 'a-request-of-mine' };
    const put = (path: string, body: object) => admin.put(path, { body, headers: ids });
    const { id } = await buildContact(test, { name: 'Asha Naik' });
    await put(`/api/contact/${id}`, { status: 'in_progress', notes: 'She is allergic to nuts.' });
    await put('/api/settings', { agency_name: 'Safarnama & Daughters' });
    const destination = await admin.post('/api/destinations/create', {
      body: { name: 'Goa', starting_price: 100, image: '/a.jpg', description: 'Sea. '.repeat(400) },
    });
    const goa = destination.body.destination.id;
    await put(`/api/destinations/${goa}`, { starting_price: 90, description: 'Sand.', featured: true });
    const employee = { username: 'zoya', email: 'zoya@example.com', first_name: 'Zoya', last_name: 'Khan' };
    const created = await admin.post('/api/users/create', {
      body: { ...employee, user_type: 'employee', password: secret, confirm_password: secret },
    });
    await put(`/api/users/${created.body.data.id}`, {
      last_name: 'Rao',
      phone: '+91 98220 55555',
      user_type: 'visitor',
      password: `${secret} 2`,
    });
    await test.api.post('/api/newsletter?action=subscribe', { body: { email: 'ravi@example.com' } });
    await admin.post('/api/newsletter?action=bulk_update', {
      body: { emails: ['ravi@example.com'], status: 'bounced' },
    });
    newestFirst = (await list()).data;
  });

  it('describes in sentences who did what, newest first', () => {
    const oldestFirst = [...newestFirst].reverse().map(({ who, what }) => `${who} ${what}`);
    const name = newestFirst.find(({ person }) => person)?.who;
    expect(oldestFirst).toEqual([
      `${name} signed in`,
      expect.stringMatching(/^A visitor sent enquiry SN-\d{6}: A week in Kerala$/),
      `${name} changed the status of the enquiry of Asha Naik from new to in progress`,
      `${name} added a note to the enquiry of Asha Naik`,
      `${name} changed the settings: agency name`,
      `${name} created the destination Goa`,
      `${name} changed starting price, description of the destination Goa`,
      `${name} featured the destination Goa`,
      `${name} created the account of Zoya Khan as employee`,
      `${name} changed last name, phone of the account of Zoya Rao`,
      `${name} changed the role of Zoya Rao from employee to visitor`,
      `${name} changed the password of Zoya Rao`,
      'A visitor subscribed ravi@example.com to the newsletter',
      'A visitor asked for the mail that confirms ravi@example.com',
      `${name} changed the status of ravi@example.com from active to bounced`,
    ]);
  });

  it('records the address, only for staff, and old and new values', () => {
    for (const { person, address, what } of newestFirst) {
      expect(address, what).toBe(person ? '127.0.0.1' : null);
    }
    const settings = newestFirst.find(({ kind }) => kind === 'settings.changed');
    expect(settings).toMatchObject({
      request: 'a-request-of-mine',
      entity: { type: 'settings', id: 1 },
      changes: [{ field: 'agency name', before: 'Safarnama Travels', after: 'Safarnama & Daughters' }],
    });
    const revised = newestFirst.find(({ kind }) => kind === 'destination.revised');
    expect(revised?.changes).toEqual([
      { field: 'description', before: expect.stringMatching(/^Sea\. .{990,}…$/), after: 'Sand.' },
      { field: 'starting price', before: '100', after: '90' },
    ]);
    const status = newestFirst.find(({ kind }) => kind === 'enquiry.status_changed');
    expect(status?.changes).toEqual([{ field: 'status', before: 'new', after: 'in_progress' }]);
    const profile = newestFirst.find(({ kind }) => kind === 'user.profile_changed');
    expect(profile?.changes).toEqual([{ field: 'last name', before: 'Khan', after: 'Rao' }]);
  });

  it('contains no secret and nothing that must be erasable', async () => {
    const { rows } = await test.db.raw('select events::text as text from events');
    const text = rows.map((row: { text: string }) => row.text).join('\n');
    for (const kept of [secret, 'argon2', 'allergic', 'plan for a week', '55555']) {
      expect(text).not.toContain(kept);
    }
  });

  it('is filtered by person, area, kind, entity, day and text', async () => {
    expect((await list(`?person=${adminId}`)).data).toHaveLength(12);
    expect((await list('?person=999999')).data).toEqual([]);
    expect(what((await list('?area=destination')).data)).toEqual([
      'featured the destination Goa',
      'changed starting price, description of the destination Goa',
      'created the destination Goa',
    ]);
    expect(what((await list('?kind=user.signed_in')).data)).toEqual(['signed in']);
    expect((await list('?kind=user.signed_in&area=post')).data).toEqual([]);
    expect((await list('?area=nowhere')).data).toEqual([]);
    const { entity } = newestFirst.find(({ area }) => area === 'enquiry') ?? { entity: { type: '', id: 0 } };
    const ofOne = (await list(`?entity_type=${entity.type}&entity_id=${entity.id}`)).data;
    expect(ofOne).toHaveLength(3);
    expect(what((await list('?search=zoya')).data)).toHaveLength(4);
    expect(what((await list(`?search=RAVI@example&person=${adminId}`)).data)).toHaveLength(1);
    expect((await list('?search=100%25')).data).toEqual([]);
    expect((await list('?start_date=2020-01-01&end_date=2020-12-31')).data).toEqual([]);
    expect((await list('?start_date=2020-01-01')).data).toHaveLength(newestFirst.length);
    const [last = '', first = ''] = [newestFirst[0], newestFirst.at(-1)].map((entry) =>
      toDay(new Date(entry?.at ?? 0), zone),
    );
    const days = await list(`?start_date=${first}&end_date=${last}`);
    expect(days.data, 'both days are included').toHaveLength(newestFirst.length);
    expect((await (await test.as('admin')).get('/api/audit?start_date=soon')).status).toBe(422);
  });

  it('is cut into pages by a cursor that neither skips nor repeats', async () => {
    // Two events of one moment, with digits that a Date cannot represent.
    await test.db('events').update({ occurred_at: '2026-01-02T03:04:05.123456Z' });
    for (const query of ['', '&area=user']) {
      const seen: number[] = [];
      let cursor: number | null = null;
      do {
        const page: { data: AuditEntry[]; next_cursor: number | null } = await list(
          `?limit=2${query}${cursor === null ? '' : `&before=${cursor}`}`,
        );
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor;
      } while (cursor !== null);
      const all = (await list(`?limit=100${query}`)).data.map(({ id }: AuditEntry) => id);
      expect(seen).toEqual(all);
    }
    expect(await list('?before=999999999')).toMatchObject({ data: [], next_cursor: null });
  });

  it('offers the available filters', async () => {
    const { people, areas } = (await list('/choices')).data;
    expect(people).toEqual([{ id: adminId, name: newestFirst[0]?.who }]);
    expect(areas).toContainEqual({
      area: 'settings',
      label: 'Settings',
      kinds: [{ kind: 'settings.changed', label: 'Changed' }],
    });
  });

  it('is exported completely', async () => {
    const { text, headers } = await (await test.as('admin')).get('/api/audit/export?area=user');
    expect(headers.get('Content-Disposition')).toMatch(/audit_log_\d{4}-\d{2}-\d{2}\.csv/);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toBe('"Time","Who","What","Changes","Kind","Entity","Entity ID","Address","Request"');
    expect(lines).toHaveLength(6);
    expect(text).toContain('"role: employee → visitor"');
  });

  it('records which lists were exported, their length and filters, without the text of a search', async () => {
    const admin = await test.as('admin');
    const paths = [
      '/api/enquiries/export?status=in_progress&search=asha@example.com',
      '/api/newsletter?action=export&format=json',
      '/api/newsletter?action=export&status=active&q=asha@example.com',
      '/api/audit/export?area=settings',
    ];
    for (const path of paths) expect((await admin.get(path)).status).toBe(200);
    const { data } = await list('?area=list&limit=4');
    expect(what(data)).toEqual([
      'exported 1 row of the audit log as CSV (area settings)',
      'exported 0 rows of the newsletter list as CSV (search a text, status active)',
      'exported 1 row of the newsletter list as JSON',
      'exported 1 row of the enquiries as CSV (search a text, status in progress)',
    ]);
    expect(data[0]).toMatchObject({ address: '127.0.0.1', person: { id: adminId } });
    expect(await test.db('events').whereRaw(`type = 'list.exported' and data::text like '%asha@%'`)).toEqual(
      [],
    );
  });

  it('names people as they were last called, after their accounts were deleted, too', async () => {
    const [admin, employee] = [await test.as('admin'), await test.as('employee')];
    const rename = (first_name: string, last_name: string) =>
      admin.put(`/api/users/${employee.userId}`, { body: { first_name, last_name } });
    const { id } = await buildContact(test);
    await rename('Zara', 'Abraham');
    await employee.put(`/api/contact/${id}`, { body: { status: 'in_progress' } });
    await rename('Aarav', 'Zacharia');
    await employee.put(`/api/contact/${id}`, { body: { status: 'replied' } });
    expect((await admin.delete(`/api/users/${employee.userId}`)).status).toBe(200);
    const { people } = (await list('/choices')).data;
    expect(people).toEqual([
      { id: employee.userId, name: 'Aarav Zacharia' },
      { id: adminId, name: newestFirst[0]?.who },
    ]);
  });

  it('distinguishes actions of visitors from those of the system', () => {
    const tellKind = (type: string, data: Record<string, unknown>) => {
      const { who, what } = toEntry(
        {
          id: 1,
          type,
          entity_type: 'enquiry',
          entity_id: 1,
          data,
          changes: null,
          actor: null,
          address: null,
          request_id: null,
          occurred_at: new Date(),
        },
        zone,
      );
      return `${who} ${what}`;
    };
    const name = 'Asha Naik';
    expect(tellKind('enquiry.assigned', { name, to: 'Meera', from: null })).toBe(
      'The system assigned the enquiry of Asha Naik to Meera',
    );
    expect(tellKind('web_message.received', { name })).toBe(
      'A visitor added a message to the enquiry of Asha Naik',
    );
    expect(tellKind('customer_mail.received', { name })).toBe(
      'A visitor sent a mail about the enquiry of Asha Naik',
    );
    expect(tellKind('submission.quarantined', { form: 'contact' })).toBe(
      'A visitor sent a contact form that was held back as spam',
    );
    expect(tellKind('subscriber.subscribed', { email: 'a@example.com' })).toMatch(/^A visitor subscribed/);
    expect(tellKind('user.password_reset_requested', { name })).toMatch(/^A visitor asked for a link/);
    expect(tellKind('mail.received', {})).toBe('The system received a mail');
  });

  it('counts only what a retention run erased', () => {
    const sentence = (counts: Record<string, number>) => describeEvent('retention.applied', { counts }, zone);
    expect(sentence({ sessions: 0, mail_deliveries: 12 })).toBe(
      'applied the retention periods: 12 mail deliveries',
    );
    expect(sentence({ sessions: 0 })).toBe('applied the retention periods: nothing was due');
  });

  it('shows the day of a snooze in the time zone of the agency', () => {
    const data = { reference: 'SN-000012', until: '2026-11-26T20:00:00.000Z' };
    const sentence = (zone: string) => describeEvent('reply_clock.snoozed', data, zone);
    expect(sentence('Asia/Kolkata')).toBe('snoozed enquiry SN-000012 until 2026-11-27');
    expect(sentence('America/New_York')).toBe('snoozed enquiry SN-000012 until 2026-11-26');
  });

  it('shows unknown kinds by their names', () => {
    expect(describeEvent('thing.was_done', {}, zone)).toBe('thing: was done');
  });
});
