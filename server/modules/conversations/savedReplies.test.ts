import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildContact } from '../../testing/enquiries.ts';
import { listEvents } from '../../testing/events.ts';
import { fillVariables, listVariables } from './variables.contract.ts';

const values = { name: 'Asha <Naik>', destination: 'Goa', price: null, reference: 'SN-1', my_name: 'Meera' };

describe('variables', () => {
  it('are filled in as text, and those without a value are named', () => {
    const html = '<p>Dear {{name}}, {{ Destination }} from {{price}}. {{price}} {{unknown}}</p>';
    const filled = fillVariables(html, values);
    expect(filled).toBe('<p>Dear Asha &lt;Naik&gt;, Goa from {{price}}. {{price}} {{unknown}}</p>');
    expect(listVariables(filled)).toEqual(['{{price}}', '{{unknown}}']);
  });
});

describe('what helps to write a reply', () => {
  const test = useApi({ RATE_LIMITS: 'off' });

  it('is a variable that the server fills in, or refuses where there is no value', async () => {
    const staff = await test.as('employee');
    const { id, reference } = await buildContact(test);
    const send = (html: string) => staff.post(`/api/enquiries/${id}/replies`, { body: { html } });
    expect((await send('<p>{{name}}: {{price}} for {{destination}}</p>')).body).toMatchObject({
      error: 'Please fill in {{price}}, {{destination}}',
      errors: [{ field: 'html' }],
    });
    const { body } = await send('<p>{{name}}, about {{reference}}. {{my_name}}</p>');
    const row = await test.db('conversation_messages').where({ id: body.data.id }).first();
    const { first_name, last_name } = await test.db('users').where({ id: staff.userId }).first();
    expect(row.body).toBe(`Asha Naik, about ${reference}. ${first_name} ${last_name}`);
  });

  it('is a draft on the server, for its author, until the reply is sent', async () => {
    const [staff, other] = [await test.as('employee'), await test.as('admin')];
    const { id } = await buildContact(test);
    const path = `/api/enquiries/${id}`;
    const save = (html: string, version: number) => staff.put(`${path}/draft`, { body: { html, version } });
    const read = async (person = staff) => (await person.get(`${path}/conversation`)).body.data.draft;
    expect((await save('<p>Dear</p><script>x</script>', 0)).body.data).toEqual({ version: 1 });
    expect((await save('<p>Dear Asha</p>', 1)).body.data).toEqual({ version: 2 });
    expect(await read()).toEqual({ html: '<p>Dear Asha</p>', version: 2 });
    expect(await read(other)).toBeNull();
    expect(await save('<p>From an older window</p>', 1)).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: { html: '<p>Dear Asha</p>', version: 2 } },
    });
    const { body } = await staff.post(`${path}/replies`, { body: { html: '<p>Dear Asha</p>' } });
    expect(await read()).toBeNull();
    expect(await save('<p>From a window that was left open</p>', 2)).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: { html: '', version: 0 } },
    });
    expect(await read()).toBeNull();
    await staff.post(`${path}/replies/${body.data.id}/undo`);
    expect(await read()).toEqual({ html: '<p>Dear Asha</p>', version: 1 });

    const again = await staff.post(`${path}/replies`, { body: { html: '<p>Dear Asha</p>' } });
    await save('<p>Next</p>', 0);
    await staff.post(`${path}/replies/${again.body.data.id}/undo`);
    expect(await read(), 'before what was typed meanwhile').toEqual({
      html: '<p>Dear Asha</p><p>Next</p>',
      version: 2,
    });
    await save('', 2);
    expect(await read()).toBeNull();
  });

  it('is a saved reply: shared ones are changed by administrators, private ones by their owner', async () => {
    const [employee, admin] = [await test.as('employee'), await test.as('admin')];
    const input = (name: string, shared: boolean) => ({ name, html: `<p>${name}</p>`, shared });
    const shared = await admin.post('/api/saved-replies', { body: input('Thanks', true) });
    const own = await employee.post('/api/saved-replies', { body: input('Mine', false) });
    expect([shared.status, own.status]).toEqual([201, 201]);
    const names = async (person: typeof admin) =>
      (await person.get('/api/saved-replies')).body.data.map(({ name }: { name: string }) => name);
    expect([await names(employee), await names(admin)]).toEqual([['Mine', 'Thanks'], ['Thanks']]);

    const sharedPath = `/api/saved-replies/${shared.body.data.id}`;
    const ownPath = `/api/saved-replies/${own.body.data.id}`;
    expect((await employee.post('/api/saved-replies', { body: input('Ours', true) })).status).toBe(403);
    expect((await employee.put(sharedPath, { body: input('Mine now', false) })).status).toBe(403);
    expect((await employee.put(ownPath, { body: input('For all', true) })).status).toBe(403);
    expect((await employee.delete(sharedPath)).status).toBe(403);
    expect((await admin.put(ownPath, { body: input('Taken', false) })).status).toBe(404);
    expect((await employee.put(ownPath, { body: input('Mine, better', false) })).status).toBe(200);
    expect((await employee.delete(ownPath)).status).toBe(200);
    expect(await names(employee)).toEqual(['Thanks']);
    expect(await listEvents(test.db, 'saved_reply', own.body.data.id)).toMatchObject([
      { type: 'saved_reply.created', data: { name: 'Mine', shared: false } },
      { type: 'saved_reply.revised', data: { name: 'Mine, better' } },
      { type: 'saved_reply.deleted' },
    ]);
  });

  it('is a saved reply, also one beyond the list', async () => {
    const admin = await test.as('admin');
    const row = { html: '<p>A</p>', owner_id: admin.userId, updated_at: new Date() };
    await test.db('saved_replies').insert(Array.from({ length: 500 }, () => ({ ...row, name: 'A' })));
    const last = { name: 'Z', html: '<p>Z</p>', shared: false };
    const { id } = (await admin.post('/api/saved-replies', { body: last })).body.data;
    expect((await admin.put(`/api/saved-replies/${id}`, { body: { ...last, name: 'Y' } })).status).toBe(200);
    await test.db('saved_replies').where({ owner_id: admin.userId }).delete();
  });

  it.each(['<script>x</script>', '<p>&nbsp;</p>'])(
    'is no saved reply that shows nothing: %s',
    async (html) => {
      const staff = await test.as('employee');
      const body = { name: 'Nothing', html: '<p>Something</p>', shared: false };
      const refused = { status: 422, body: { errors: [{ field: 'html', message: 'Text is required' }] } };
      expect(await staff.post('/api/saved-replies', { body: { ...body, html } })).toMatchObject(refused);
      const { id } = (await staff.post('/api/saved-replies', { body })).body.data;
      expect(await staff.put(`/api/saved-replies/${id}`, { body: { ...body, html } })).toMatchObject(refused);
      expect(await test.db('saved_replies').where({ id }).first()).toMatchObject({
        html: '<p>Something</p>',
      });
      const picture = { ...body, html: '<p><img src="/a.jpg" alt="" /></p>' };
      expect((await staff.put(`/api/saved-replies/${id}`, { body: picture })).status).toBe(200);
    },
  );

  it('is a saved reply, which is never saved over a version that its editor has not seen', async () => {
    const admin = await test.as('admin');
    const body = { name: 'Prices', html: '<p>From</p>', shared: true };
    const { data: opened } = (await admin.post('/api/saved-replies', { body })).body;
    const save = (html: string, updated_at: string) =>
      admin.put(`/api/saved-replies/${opened.id}`, { body: { ...body, html, updated_at } });
    const theirs = await save('<p>Theirs</p>', opened.updated_at);
    expect(theirs.status).toBe(200);
    expect(await save('<p>Mine</p>', opened.updated_at)).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: theirs.body.data },
    });
    expect((await admin.get('/api/saved-replies')).body.data).toContainEqual(theirs.body.data);
    expect((await save('<p>Mine</p>', theirs.body.data.updated_at)).status).toBe(200);
  });

  it('is a signature, which each reply carries as it was then', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const write = (html: string) => staff.put('/api/signature', { body: { html } });
    expect((await write('<p>Meera<script>x</script></p>')).body.data).toEqual({ html: '<p>Meera</p>' });
    const { body } = await staff.post(`/api/enquiries/${id}/replies`, { body: { html: '<p>Yes</p>' } });
    const atOnce = await Promise.all([1, 2, 3, 4].map((number) => write(`<p>Meera ${number}</p>`)));
    expect(atOnce.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await write('');
    expect((await staff.get('/api/signature')).body.data).toEqual({ html: '' });
    const row = await test.db('conversation_messages').where({ id: body.data.id }).first();
    expect(row).toMatchObject({ html: '<p>Yes</p>', signature: '<p>Meera</p>' });
  });
});
