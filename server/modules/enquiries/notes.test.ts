import { describe, expect, it } from 'vitest';
import { down } from '../../../migrations/202611221101_enquiry_notes.ts';
import { migrateToLatest } from '../../platform/db/migrations.ts';
import { useApi } from '../../testing/api.ts';
import { buildContact } from '../../testing/enquiries.ts';

describe('notes on an enquiry', () => {
  const test = useApi();

  const listNoteEvents = (id: number) =>
    test
      .db('events')
      .where({ entity_type: 'enquiry', entity_id: id })
      .whereNot({ type: 'enquiry.submitted' })
      .orderBy('id');

  it('are added by two people, and none replaces another', async () => {
    const [one, other] = [await test.as('employee'), await test.as('admin')];
    const { id } = await buildContact(test);
    const write = (person: typeof one, notes: string | null) =>
      person.put(`/api/contact/${id}`, { body: { notes } });

    await Promise.all([
      write(one, 'Repeat customer: 5% off.'),
      write(other, 'Wants to travel in the first week.'),
    ]);
    const response = await write(one, 'Called, no answer.');
    expect(response.body.data.notes).toBe('Called, no answer.');
    const { notes, notes_history: history } = (await one.get(`/api/enquiries/${id}`)).body.data;
    expect(notes).toBe('Called, no answer.');
    expect(history.map(({ text }: { text: string }) => text).sort()).toEqual([
      'Called, no answer.',
      'Repeat customer: 5% off.',
      'Wants to travel in the first week.',
    ]);
    const author = (await test
      .db('users')
      .where({ id: other.userId })
      .first('first_name', 'last_name')) as Record<string, string>;
    expect(history.find(({ text }: { text: string }) => text.startsWith('Wants'))).toEqual({
      id: expect.any(Number),
      text: 'Wants to travel in the first week.',
      author: `${author['first_name']} ${author['last_name']}`,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });

    const ids = (await test.db('enquiry_notes').where({ enquiry_id: id }).orderBy('id')).map((row) => row.id);
    expect(await listNoteEvents(id)).toMatchObject(
      ids.map((noteId) => ({
        type: 'enquiry.note_added',
        data: { channel: 'contact', name: 'Asha Naik', noteId },
      })),
    );
    const told = (await one.get(`/api/enquiries/${id}/history`)).body.data;
    expect(told.slice(1).map(({ action }: { action: string }) => action)).toEqual(
      Array(3).fill('note_added'),
    );
  });

  it('are refused once the person was erased, because nothing would erase them', async () => {
    const admin = await test.as('admin');
    const email = 'forgotten@example.com';
    const { id } = await buildContact(test, { email });
    await admin.post('/api/privacy/erase', { body: { email, confirm: email } });
    const refused = await admin.put(`/api/contact/${id}`, { body: { notes: 'Asha called again.' } });
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringMatching(/was erased/) } });
    expect(await test.db('enquiry_notes').where({ enquiry_id: id })).toEqual([]);
    expect((await admin.put(`/api/contact/${id}`, { body: { status: 'closed' } })).status).toBe(200);
  });

  it('are not added by an empty text, or by the same one again after a lost response', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const write = (notes: string | null) => staff.put(`/api/contact/${id}`, { body: { notes } });
    for (const notes of ['Sent two options.', 'Sent two options.', '  Sent two options. ', '', ' ', null]) {
      expect((await write(notes)).body.data.notes).toBe('Sent two options.');
    }
    expect(await test.db('enquiry_notes').where({ enquiry_id: id })).toHaveLength(1);
    expect(await listNoteEvents(id)).toHaveLength(1);
  });

  it('are added with the same words by a colleague, and by their author at another time', async () => {
    const [one, other] = [await test.as('employee'), await test.as('admin')];
    const { id } = await buildContact(test);
    const write = async (person: typeof one) =>
      (await person.put(`/api/contact/${id}`, { body: { notes: 'Called, no answer.' } })).status;
    expect(await write(one)).toBe(200);
    expect(await write(other)).toBe(200);
    expect(await write(one), 'again, after a note of a colleague').toBe(200);
    const listAuthors = () =>
      test.db('enquiry_notes').where({ enquiry_id: id }).orderBy('id').pluck('author_id');
    expect(await listAuthors()).toEqual([one.userId, other.userId]);
    await test
      .db('enquiry_notes')
      .where({ enquiry_id: id })
      .update({ created_at: new Date(Date.now() - 10 * 60_000) });
    expect(await write(one)).toBe(200);
    expect(await listAuthors()).toEqual([one.userId, other.userId, one.userId]);
    expect(await listNoteEvents(id)).toHaveLength(3);
  });

  it('are all in the CSV export, and go with their enquiry', async () => {
    const admin = await test.as('admin');
    const { id, reference } = await buildContact(test);
    await admin.put(`/api/contact/${id}`, { body: { notes: 'First.' } });
    await admin.put(`/api/contact/${id}`, { body: { notes: 'Second.' } });
    const { text } = await admin.get(`/api/enquiries/export?search=${reference}`);
    expect(text).toContain('"First.\n\nSecond."');
    await admin.delete(`/api/contact/${id}`);
    expect(await test.db('enquiry_notes').where({ enquiry_id: id })).toEqual([]);
  });
});

describe('notes from a single text', () => {
  const test = useApi();

  it('become a first entry, signed by the user who changed them last; those of an older release follow', async () => {
    const { db } = test;
    const staff = await test.as('employee');
    const [signed, unsigned, none] = [
      await buildContact(test),
      await buildContact(test),
      await buildContact(test),
    ];
    await db.transaction(async (trx) => {
      await down(trx);
      await trx('knex_migrations').where({ name: '202611221101_enquiry_notes' }).delete();
    });
    const at = new Date('2026-03-01T10:00:00Z');
    await db('enquiries').where({ id: signed.id }).update({ notes: 'Prefers the train.' });
    await db('enquiries').where({ id: unsigned.id }).update({ notes: 'Call again.', updated_at: at });
    await db('events').insert({
      type: 'enquiry.notes_changed',
      entity_type: 'enquiry',
      entity_id: signed.id,
      data: { channel: 'contact', name: 'Asha Naik' },
      actor: { id: staff.userId, name: 'Meera Fernandes' },
      occurred_at: at,
    });
    await migrateToLatest(db);

    const read = async (id: number) => (await staff.get(`/api/enquiries/${id}`)).body.data.notes_history;
    const created_at = at.toISOString();
    expect(await read(signed.id)).toMatchObject([
      { text: 'Prefers the train.', author: 'Meera Fernandes', created_at },
    ]);
    expect(await read(unsigned.id)).toMatchObject([{ text: 'Call again.', author: null, created_at }]);
    expect(await read(none.id)).toEqual([]);

    await db('enquiries').where({ id: signed.id }).update({ notes: 'Written by an older release.' });
    expect((await read(signed.id)).map(({ text }: { text: string }) => text)).toEqual([
      'Prefers the train.',
      'Written by an older release.',
    ]);
    await db.transaction(async (trx) => {
      await down(trx);
      await trx('knex_migrations').where({ name: '202611221101_enquiry_notes' }).delete();
    });
    expect((await db('enquiries').where({ id: signed.id }).first()).notes).toBe(
      'Prefers the train.\n\nWritten by an older release.',
    );
    await migrateToLatest(db);
  });
});
