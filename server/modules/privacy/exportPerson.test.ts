import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildContact } from '../../testing/enquiries.ts';
import { listEvents } from '../../testing/events.ts';
import { buildSubscriber } from '../../testing/newsletter.ts';

describe('the export of a person', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const exportPerson = async (person: object) =>
    (await test.as('admin')).post('/api/privacy/export', { body: person });
  let enquiry = 0;

  beforeAll(async () => {
    ({ id: enquiry } = await buildContact(test, { email: 'asha@example.com', phone: '98220 12345' }));
  });

  const addNotes = (count: number) =>
    test.db.raw(
      `insert into enquiry_notes (enquiry_id, body, created_at)
       select ?, 'Note ' || n, now() from generate_series(1, ?) n`,
      [enquiry, count],
    );
  const exportNotes = async (): Promise<number[]> =>
    (await exportPerson({ email: 'asha@example.com' })).body.enquiry_notes.map(
      ({ id }: { id: number }) => id,
    );

  it('is one JSON document that no cache may store', async () => {
    const response = await exportPerson({ phone: '98220 12345' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="personal-data.json"');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(Object.keys(response.body)).toEqual([
      'person',
      'exported_at',
      'enquiries',
      'enquiry_notes',
      'enquiry_outcomes',
      'conversation_messages',
      'message_files',
      'reply_drafts',
      'inbound_mails',
      'bounced_addresses',
      'quarantined_submissions',
      'subscribers',
      'reviews',
      'review_invitations',
      'events',
      'activity',
      'mail_deliveries',
    ]);
    expect(response.body.person).toEqual({ phone: '98220 12345' });
    expect(new Date(response.body.exported_at).toISOString()).toBe(response.body.exported_at);
    expect(response.body.quarantined_submissions).toEqual([]);
  });

  it('reads a table in batches of 500 rows, each row once and in order', async () => {
    expect(await exportNotes()).toEqual([]);
    let added = 0;
    for (const count of [1, 500, 501, 1001]) {
      await addNotes(count - added);
      added = count;
      const ids = await exportNotes();
      expect(ids, `${count} notes`).toEqual(await test.db('enquiry_notes').orderBy('id').pluck('id'));
      expect(ids).toHaveLength(count);
    }
  });

  it('has the outcomes of their enquiries, and their origin', async () => {
    const email = 'booked@example.com';
    const { id } = await buildContact(test, { email, phone: '', utm_source: 'instagram' });
    await (await test.as('employee')).put(`/api/enquiries/${id}/outcome`, {
      body: { outcome: 'booked', amount: 85_000 },
    });
    expect((await exportPerson({ email })).body).toMatchObject({
      enquiries: [{ id, visit: { utm_source: 'instagram' } }],
      enquiry_outcomes: [{ enquiry_id: id, outcome: 'booked', amount: 85_000 }],
    });
  });

  it('records only the id of the person', async () => {
    const subscriber = await buildSubscriber(test, 'asha@example.com');
    await exportPerson({ email: 'asha@example.com' });
    expect((await listEvents(test.db, 'privacy', 1)).at(-1)).toMatchObject({
      type: 'personal_data.exported',
      data: { enquiries: [enquiry], subscribers: [subscriber] },
      actor: { id: (await test.as('admin')).userId },
    });
  });
});
