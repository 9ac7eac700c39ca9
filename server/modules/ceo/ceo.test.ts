import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';
import { waitUntilBlocked } from '../../testing/waitUntilBlocked.ts';

describe('the daily message', () => {
  const test = useApi();
  const create = async (message: string) =>
    (await (await test.as('admin')).post('/api/ceo/create', { body: { message } })).body.data;
  const active = async () => (await test.api.get('/api/ceo/active')).body.data;
  const types = async (id: number) => (await listEvents(test.db, 'ceo_message', id)).map(({ type }) => type);

  it('is shown at once when there is no other, and not otherwise', async () => {
    expect(await active()).toBeNull();
    const first = await create('  Good morning from Panaji.  ');
    expect(first).toMatchObject({ message: 'Good morning from Panaji.', is_active: true });
    expect(await listEvents(test.db, 'ceo_message', first.id)).toMatchObject([
      { type: 'ceo_message.written', data: { isActive: true } },
    ]);
    const second = await create('Another morning.');
    expect(second.is_active).toBe(false);
    expect(await active()).toMatchObject({ id: first.id });

    const admin = await test.as('admin');
    const response = await admin.post('/api/ceo/activate', { body: { id: second.id } });
    expect(response).toMatchObject({
      status: 200,
      body: { message: 'Message status updated!', data: { is_active: true } },
    });
    expect(await active()).toMatchObject({ id: second.id });
    expect((await listEvents(test.db, 'ceo_message', second.id)).at(-1)).toMatchObject({
      type: 'ceo_message.activated',
      data: { replacedId: first.id },
      actor: { id: admin.userId },
    });
    expect((await admin.get('/api/ceo/statistics')).body.data).toMatchObject({
      total: 2,
      active: 1,
      inactive: 1,
    });
  });

  it('is at most one, however many are written and chosen at once', async () => {
    await test.db('ceo_messages').delete();
    const admin = await test.as('admin');
    const written = await Promise.all(Array.from({ length: 8 }, (_, n) => create(`Message ${n} of eight.`)));
    expect(written.filter(({ is_active }) => is_active)).toHaveLength(1);
    const responses = await Promise.all(
      written.map(({ id }) => admin.post('/api/ceo/activate', { body: { id } })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await test.db('ceo_messages').where({ is_active: true })).toHaveLength(1);
    await expect(test.db('ceo_messages').update({ is_active: true })).rejects.toThrow(
      'ceo_messages_one_active',
    );
  });

  it('gets a version after that of the change which its replacement waited for', async () => {
    const other = await create('The next one.');
    const { id } = await active();
    const saving = await test.db.transaction();
    const updated_at = new Date(Date.now() + 3_600_000);
    await saving('ceo_messages').where({ id }).update({ updated_at });
    const replaced = (await test.as('admin')).post('/api/ceo/activate', { body: { id: other.id } });
    await waitUntilBlocked(test.db);
    await saving.commit();
    expect((await replaced).status).toBe(200);
    const [row] = await test.db('ceo_messages').where({ id });
    expect(row.is_active).toBe(false);
    expect(row.updated_at.getTime()).toBeGreaterThan(updated_at.getTime());
  });

  it('is changed by users with permission, and not over a newer version', async () => {
    const [admin, employee, visitor] = [
      await test.as('admin'),
      await test.as('employee'),
      await test.as('visitor'),
    ];
    const { id, updated_at } = await create('To be changed.');
    const save = (body: object) => admin.put(`/api/ceo/${id}`, { body });
    expect(await save({ message: 'Changed.', updated_at })).toMatchObject({
      status: 200,
      body: { message: 'Message updated successfully!', data: { message: 'Changed.' } },
    });
    expect(await save({ message: 'Too late.', updated_at })).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: { id, message: 'Changed.' } },
    });
    expect(await save({ message: '   ' })).toMatchObject({
      status: 422,
      body: { error: 'Please enter a message' },
    });
    expect(await types(id)).toEqual(['ceo_message.written', 'ceo_message.revised']);
    expect((await employee.get(`/api/ceo/${id}`)).body.data.message).toBe('Changed.');
    expect((await employee.put(`/api/ceo/${id}`, { body: {} })).status).toBe(403);
    expect((await visitor.get('/api/ceo')).status).toBe(403);
    expect((await test.api.get('/api/ceo')).status).toBe(401);
    expect((await admin.get('/api/ceo/999999')).status).toBe(404);
    expect((await admin.post('/api/ceo/activate', { body: { id: 'x' } })).status).toBe(422);
  });

  it('is signed with a name and a portrait, which a change of the text leaves', async () => {
    const admin = await test.as('admin');
    const portrait = '/pictures/team/rafael.svg';
    const portrait_details = { alt: 'Rafael on a quay', credit: 'Asha Naik', focal_x: 50, focal_y: 20 };
    const signed = { message: 'Signed.', author_name: ' Rafael Noronha ', portrait, portrait_details };
    const { id } = (await admin.post('/api/ceo/create', { body: signed })).body.data;
    await admin.post('/api/ceo/activate', { body: { id } });
    expect(await active()).toMatchObject({ author_name: 'Rafael Noronha', portrait });
    await admin.put(`/api/ceo/${id}`, { body: { message: 'Signed again.' } });
    expect(await active()).toMatchObject({
      message: 'Signed again.',
      author_name: 'Rafael Noronha',
      portrait,
      portrait_details,
    });
    await admin.put(`/api/ceo/${id}`, { body: { message: 'Signed again.', portrait: '' } });
    expect(await active()).toMatchObject({ author_name: 'Rafael Noronha', portrait: null });
    expect(await types(id)).toEqual([
      'ceo_message.written',
      'ceo_message.activated',
      'ceo_message.revised',
      'ceo_message.revised',
    ]);
    const scripted = await admin.put(`/api/ceo/${id}`, {
      body: { message: 'x', portrait: 'javascript:alert(1)' },
    });
    expect(scripted).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'portrait', message: 'Portrait must be an uploaded picture or a web address' }],
      },
    });
  });

  it('leaves none when the one shown is deleted', async () => {
    await test.db('ceo_messages').delete();
    const admin = await test.as('admin');
    const shown = await create('The one shown.');
    await create('The one in waiting.');
    expect((await admin.delete(`/api/ceo/${shown.id}`)).status).toBe(200);
    expect(await active()).toBeNull();
    expect((await admin.delete(`/api/ceo/${shown.id}`)).status).toBe(404);
    expect((await listEvents(test.db, 'ceo_message', shown.id)).at(-1)).toMatchObject({
      type: 'ceo_message.deleted',
      data: { isActive: true },
    });
    expect((await admin.get('/api/ceo')).body.data).toMatchObject([{ message: 'The one in waiting.' }]);
  });

  it('stays in the list while hundreds of newer ones are written', async () => {
    await test.db('ceo_messages').delete();
    const { id } = await create('The first one.');
    const row = { is_active: false, created_at: new Date(Date.now() + 1000), updated_at: new Date() };
    const texts = Array.from({ length: 1000 }, (_, day) => `Message ${day}`);
    await test.db('ceo_messages').insert(texts.map((message) => ({ ...row, message })));
    const { data } = (await (await test.as('admin')).get('/api/ceo')).body;
    expect(data).toHaveLength(1001);
    expect(data.at(-1)).toMatchObject({ id, is_active: true });
  });
});
