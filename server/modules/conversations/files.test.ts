import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../platform/db/db.ts';
import { createSystemContext } from '../../platform/events/events.ts';
import { useApi } from '../../testing/api.ts';
import { buildContact, pngBytes } from '../../testing/enquiries.ts';
import { listStoredFiles } from '../../testing/listStoredFiles.ts';
import { attachFile, detachFile } from './commands/messageFiles.ts';

describe('files of a reply', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const toForm = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData();
    form.append('file', new File([bytes], name));
    return form;
  };
  const png = () => toForm(new Uint8Array(pngBytes), 'plan.png');

  async function open() {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const path = `/api/enquiries/${id}`;
    const upload = async () => (await staff.post(`${path}/files`, { body: png() })).body.data;
    const reply = (files: number[]) =>
      staff.post(`${path}/replies`, { body: { html: '<p>Here it is.</p>', files } });
    const read = async () => (await staff.get(`${path}/conversation`)).body.data;
    return { staff, id, path, upload, reply, read };
  }

  it('are private, wait for the reply, are sent with it, and open by a signed link', async () => {
    const { upload, reply, read } = await open();
    const file = await upload();
    expect(file).toMatchObject({ name: 'plan.png', size: pngBytes.length });
    expect((await read()).files).toMatchObject([{ id: file.id }]);
    expect((await test.api.get(file.url.split('?')[0])).status).toBe(403);
    const opened = await test.api.get(file.url);
    expect([opened.status, opened.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);

    expect((await reply([file.id])).status).toBe(201);
    const { files, entries } = await read();
    expect(files).toEqual([]);
    expect(entries.find(({ kind }: { kind: string }) => kind === 'reply').files).toMatchObject([
      { id: file.id, name: 'plan.png' },
    ]);
  });

  it('come back with an undo', async () => {
    const { staff, path, upload, reply, read } = await open();
    const file = await upload();
    const { body } = await reply([file.id]);
    await staff.post(`${path}/replies/${body.data.id}/undo`);
    expect((await read()).files).toMatchObject([{ id: file.id }]);
    expect((await reply([file.id])).status).toBe(201);
  });

  it('are shown to and accepted from their uploader only, once, and only into their own enquiry', async () => {
    const admin = await test.as('admin');
    const { id, path, upload, reply } = await open();
    const other = await open();
    const file = await upload();
    const gone = { status: 422, body: { errors: [{ field: 'files' }] } };
    expect(await other.reply([file.id])).toMatchObject(gone);
    expect((await admin.get(`${path}/conversation`)).body.data.files).toEqual([]);
    const body = { html: '<p>Mine</p>', files: [file.id] };
    expect(await admin.post(`${path}/replies`, { body })).toMatchObject(gone);
    expect((await admin.delete(`${path}/files/${file.id}`)).status).toBe(404);
    expect((await reply([file.id])).status).toBe(201);
    expect(await reply([file.id])).toMatchObject(gone);
    expect(await test.db('conversation_messages').where({ enquiry_id: id })).toHaveLength(1);
  });

  it('are checked by their content, and deleted when they are removed or their enquiry is', async () => {
    const admin = await test.as('admin');
    const before = await listStoredFiles(test.storage);
    const { staff, id, path, upload, reply } = await open();
    const script = toForm(new TextEncoder().encode('<script>alert(1)</script>'), 'plan.pdf');
    expect((await staff.post(`${path}/files`, { body: script })).status).toBe(415);
    const [kept, removed] = [await upload(), await upload()];
    expect((await staff.delete(`${path}/files/${removed.id}`)).status).toBe(200);
    await reply([kept.id]);
    expect(await listStoredFiles(test.storage)).toHaveLength(before.length + 1);
    await admin.delete(`/api/contact/${id}`);
    expect(await listStoredFiles(test.storage)).toEqual(before);
  });

  it('stay when the connection to the database breaks after the commit', async () => {
    const { id, read } = await open();
    const path = join(test.config.DATA_DIR, 'plan.png');
    await writeFile(path, pngBytes);
    const commitAndBreak = async (work: (trx: Transaction) => Promise<unknown>) => {
      await test.db.transaction(work);
      throw new Error('Connection terminated unexpectedly');
    };
    const breaking = new Proxy(test.db, {
      get: (target, name, receiver) =>
        name === 'transaction' ? commitAndBreak : Reflect.get(target, name, receiver),
    });
    const file = { field: 'file', path, originalName: 'plan.png', size: pngBytes.length };
    const { userId } = await test.as('employee');
    const context = { ...createSystemContext(new Date()), actor: { id: userId, name: 'Person' } };
    await expect(attachFile({ db: breaking, storage: test.storage }, id, file, context)).rejects.toThrow(
      'Connection terminated',
    );
    const [stored] = (await read()).files;
    expect((await test.api.get(stored.url)).status).toBe(200);
  });

  it('can be removed again when the storage was unavailable meanwhile', async () => {
    const before = await listStoredFiles(test.storage);
    const { staff, id, path, upload, read } = await open();
    const file = await upload();
    const { userId } = await test.as('employee');
    const context = { ...createSystemContext(new Date()), actor: { id: userId, name: 'Person' } };
    const remove = () => Promise.reject(new Error('The storage is away'));
    const storage = Object.create(test.storage, { remove: { value: remove } });
    await expect(detachFile({ db: test.db, storage }, id, file.id, context)).rejects.toThrow('is away');
    expect((await read()).files).toMatchObject([{ id: file.id }]);
    expect((await staff.delete(`${path}/files/${file.id}`)).status).toBe(200);
    expect(await listStoredFiles(test.storage)).toEqual(before);
  });

  it('are the brochure of the destination, as it was when it was sent', async () => {
    const { staff, id, path, read } = await open();
    const attach = () => staff.post(`${path}/files/brochure`);
    expect((await attach()).status).toBe(404);
    const admin = await test.as('admin');
    const form = new FormData();
    form.append('brochure', new File([new TextEncoder().encode('%PDF-1.7\n%%EOF\n')], 'goa.pdf'));
    const { path: brochure_path } = (await admin.post('/api/destinations/upload-brochure', { body: form }))
      .body;
    const created = await admin.post('/api/destinations/create', {
      body: {
        name: 'Goa',
        starting_price: 18_999,
        image: '/uploads/images/a.png',
        brochure_path,
        brochure_filename: 'Goa 2027.pdf',
      },
    });
    expect(created.status).toBe(201);
    await test.db('enquiries').where({ id }).update({ destination: 'Goa' });
    expect(await read()).toMatchObject({ brochure: 'Goa', variables: { price: '₹18,999' } });
    expect((await attach()).body.data).toMatchObject({ name: 'Goa 2027.pdf' });
  });
});
