import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeVariants } from '../../platform/storage/images.ts';
import { imageVariants } from '../../platform/storage/pictures.contract.ts';
import { useApi } from '../../testing/api.ts';
import { listStoredFiles } from '../../testing/listStoredFiles.ts';
import { photographColours, takePhotograph } from '../../testing/photograph.ts';
import { requestRaw } from '../../testing/requestRaw.ts';
import { storeImage } from './commands.ts';

const picture = async (format: 'jpeg' | 'png' | 'webp', width = 1200) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#155e63' } })
    .withExif({ IFD0: { Copyright: 'Somebody with a camera' } })
    .toFormat(format)
    .toBuffer();

/** The mean colours of the upper and the lower half, to the nearest ten. */
async function getMeanColours(content: ArrayBuffer) {
  const { width, height } = await sharp(content).metadata();
  const half = { left: 0, width, height: Math.floor(height / 2) };
  const getMean = async (top: number) => {
    const cut = await sharp(content)
      .extract({ ...half, top })
      .toBuffer();
    return (await sharp(cut).stats()).channels.map(({ mean }) => Math.round(mean / 10) * 10);
  };
  return { sky: await getMean(0), sand: await getMean(Math.ceil(height / 2)) };
}

const formWith = (field: string, content: Uint8Array<ArrayBuffer> | Buffer, name: string) => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), name);
  return form;
};

describe('uploads', () => {
  const test = useApi();

  it.each(['jpeg', 'png', 'webp'] as const)('stores a %s without metadata and serves it', async (format) => {
    const admin = await test.as('admin');
    const original = await picture(format);
    expect(original.includes('Somebody')).toBe(true);
    const response = await admin.post('/api/destinations/upload-image', {
      body: formWith('image', original, 'C:\\My pictures\\lake.JPG'),
    });
    expect(response).toMatchObject({ status: 201, body: { success: true, file: { filename: 'lake.JPG' } } });
    const { path, file } = response.body;
    expect(path).toMatch(/^\/uploads\/images\/[0-9a-f-]{36}\.(jpg|png|webp)$/);
    expect(await test.db('uploads').where({ path }).first()).toMatchObject({
      width: 1200,
      height: 600,
      uploaded_by: admin.userId,
    });
    expect(
      await test.db('events').where({ type: 'image.uploaded' }).orderBy('id', 'desc').first(),
    ).toMatchObject({
      data: { path, size: file.size },
    });
    for (const prefix of ['', '/api']) {
      const served = await fetch(`${test.origin}${prefix}${path}`);
      const content = Buffer.from(await served.arrayBuffer());
      expect(served.status).toBe(200);
      expect(served.headers.get('Content-Type')).toBe(`image/${format}`);
      expect(served.headers.get('Cache-Control')).toContain('immutable');
      expect(served.headers.get('Content-Disposition')).toBeNull();
      expect(served.headers.get('Content-Security-Policy')).toContain('sandbox');
      expect(content.includes('Somebody')).toBe(false);
      expect(content).toHaveLength(file.size);
    }
  });

  it('turns a photograph of a phone upright, and removes its place and the phone', async () => {
    const admin = await test.as('admin');
    const original = await takePhotograph();
    expect(await sharp(original).metadata()).toMatchObject({
      width: 4032,
      height: 3024,
      orientation: 6,
      exif: expect.any(Buffer),
    });
    const { status, body } = await admin.post('/api/destinations/upload-image', {
      body: formWith('image', original, 'IMG_0412.JPG'),
    });
    expect(status).toBe(201);
    const smallest = imageVariants(body.path).filter(({ width }) => width === 480);
    await makeVariants(test.storage, body.path, smallest);
    for (const { path, width } of [{ path: body.path, width: 1920 }, ...smallest]) {
      const content = await (await fetch(test.origin + path)).arrayBuffer();
      expect(await sharp(content).metadata(), path).toMatchObject({
        width,
        height: Math.round(width / 0.75),
      });
      for (const field of ['exif', 'orientation', 'iptc', 'xmp'] as const)
        expect((await sharp(content).metadata())[field], `${field} of ${path}`).toBeUndefined();
      expect(await getMeanColours(content), path).toEqual(photographColours);
    }
  });

  it('checks the content, not the name, and the size', async () => {
    const employee = await test.as('employee');
    const upload = (content: Buffer, name: string) =>
      employee.post('/api/blog/upload-image', { body: formWith('image', content, name) });
    const wrongType = {
      status: 415,
      body: { error: 'Invalid file type. Only JPEG, PNG, and WebP are allowed' },
    };
    expect(await upload(Buffer.from('<svg onload="alert(1)"></svg>'), 'a.png')).toMatchObject(wrongType);
    const message = 'The picture is damaged or incomplete. Please use another file';
    const damaged = { status: 422, body: { error: message, errors: [{ field: 'image', message }] } };
    for (const [name, size] of [
      ['png', 60],
      ['jpeg', -20],
    ] as const)
      expect(await upload((await picture(name)).subarray(0, size), `cut.${name}`)).toMatchObject(damaged);
    expect(await upload(Buffer.alloc(5 * 1024 * 1024 + 1), 'big.jpg')).toMatchObject({
      status: 413,
      body: { error: 'File size too large. Maximum size is 5MB' },
    });
    const none = await employee.post('/api/blog/upload-image', { body: new FormData() });
    expect([400, 422]).toContain(none.status);
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await upload(bomb, 'bomb.png')).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'image', message: 'The picture has too many pixels. Please use a smaller one' }],
      },
    });
  });

  it('allows uploads only to the staff of each area', async () => {
    const body = () => formWith('image', Buffer.from('x'), 'x.png');
    const employee = await test.as('employee');
    const visitor = await test.as('visitor');
    expect((await test.api.post('/api/blog/upload-image', { body: body() })).status).toBe(401);
    expect((await visitor.post('/api/news/upload-image', { body: body() })).status).toBe(403);
    expect((await employee.post('/api/wedding/upload-image', { body: body() })).status).toBe(403);
    expect((await employee.post('/api/news/upload-image', { body: body() })).status).toBe(415);
  });

  it('returns the original for a copy that does not exist yet, and the copy afterwards', async () => {
    const admin = await test.as('admin');
    const { body } = await admin.post('/api/wedding/upload-image', {
      body: formWith('image', await picture('jpeg'), 'a.jpg'),
    });
    const variants = imageVariants(body.file_path);
    expect(variants).toHaveLength(6);
    const [first] = variants;
    const address = `${test.origin}${first?.path}`;
    const early = await fetch(address);
    expect(early.headers.get('Content-Type')).toBe('image/jpeg');
    expect(early.headers.get('Cache-Control')).toBe('no-store');
    await makeVariants(test.storage, body.path, variants);
    const made = await fetch(address);
    expect(made.headers.get('Content-Type')).toBe('image/avif');
    expect((await sharp(await made.arrayBuffer()).metadata()).width).toBe(480);
  });

  it('stores a brochure and offers it under its own name', async () => {
    const admin = await test.as('admin');
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
    const upload = await admin.post('/api/destinations/upload-brochure', {
      body: formWith('brochure', pdf, 'Goa – plan.pdf'),
    });
    expect(upload.status).toBe(201);
    const stored = await test.api.get(upload.body.path);
    expect(stored).toMatchObject({ status: 200, text: pdf.toString() });
    expect(stored.headers.get('Content-Type')).toBe('application/pdf');
    expect(stored.headers.get('Content-Disposition')).toBe(
      `attachment; filename="${upload.body.path.split('/').at(-1)}"`,
    );
    for (const [content, name] of [
      [await picture('png'), 'a.pdf'],
      [Buffer.from('Only words.'), 'words.doc'],
    ] as const) {
      const wrong = await admin.post('/api/destinations/upload-brochure', {
        body: formWith('brochure', content, name),
      });
      expect(wrong, name).toMatchObject({
        status: 415,
        body: { error: 'Invalid file type. Only PDF, DOC, and DOCX are allowed' },
      });
    }
    const made = await admin.post('/api/destinations/create', {
      body: {
        name: 'Goa',
        starting_price: 1,
        image: '/a.jpg',
        brochure_path: upload.body.path,
        brochure_filename: upload.body.file.filename,
      },
    });
    const { id } = made.body.destination;
    const path = `/api/destinations/download-brochure/${id}`;
    const file = await test.api.get(path);
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Disposition')).toContain(encodeURIComponent('Goa – plan.pdf'));
    expect(file.text).toBe(pdf.toString());
    const etag = file.headers.get('ETag') ?? '';
    const again = await test.api.get(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await test.api.get(path, { headers: { 'If-None-Match': '"other"' } });
    expect([other.status, other.text]).toEqual([200, pdf.toString()]);
    await admin.put(`/api/destinations/${id}`, { body: { brochure_filename: 'Plan.pdf' } });
    expect((await test.api.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(200);
    await admin.put(`/api/destinations/${id}`, { body: { brochure_path: null } });
    expect(await test.api.get(path)).toMatchObject({
      status: 404,
      body: { error: 'Goa brochure is not available yet. Please check back later!' },
    });
  });

  it('accepts an old Office file as a brochure only when it is called .doc', async () => {
    const admin = await test.as('admin');
    // The common first bytes of .doc, .xls, .ppt and .msi.
    const bytes = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016)]);
    const upload = (name: string) =>
      admin.post('/api/destinations/upload-brochure', { body: formWith('brochure', bytes, name) });
    const before = await test.db('uploads').pluck('path');
    for (const name of ['plan.xls', 'setup.msi', 'plan', 'plan.doc.exe', 'plan.pdf']) {
      expect(await upload(name), name).toMatchObject({
        status: 415,
        body: { error: 'Invalid file type. Only PDF, DOC, and DOCX are allowed' },
      });
    }
    expect(await test.db('uploads').pluck('path')).toEqual(before);
    const kept = await upload('Plan.DOC');
    expect(kept).toMatchObject({
      status: 201,
      body: { path: expect.stringMatching(/^\/uploads\/brochures\/[0-9a-f-]{36}\.doc$/) },
    });
    expect(await test.db('uploads').where({ path: kept.body.path }).first()).toMatchObject({
      mime: 'application/msword',
      size: bytes.length,
    });
    expect(
      await test.db('events').where({ type: 'brochure.uploaded' }).orderBy('id', 'desc').first(),
    ).toMatchObject({ data: { path: kept.body.path, mime: 'application/msword', size: bytes.length } });
  });

  it('leaves no file whose row could not be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'safarnama-upload-'));
    const path = join(folder, 'a.jpg');
    await writeFile(path, await picture('jpeg'));
    const list = async () => (await listStoredFiles(test.storage)).sort();
    const before = await list();
    const stranger = { id: 2_000_000_000, name: 'Deleted', role: 'admin' as const };
    const upload = storeImage(
      { db: test.db, storage: test.storage },
      { field: 'image', path, originalName: 'a.jpg', size: 1 },
      { actor: stranger, now: new Date(), requestId: null },
    );
    await expect(upload).rejects.toThrow('violates foreign key constraint');
    expect(await list()).toEqual(before);
    await rm(folder, { recursive: true });
  });

  it('serves nothing else from the storage', async () => {
    for (const key of ['private/attachments/secret.txt', 'uploads/images/secret.txt'])
      await test.storage.putBuffer(key, Buffer.from('secret'));
    for (const path of [
      '/uploads/../private/attachments/secret.txt',
      '/uploads/images/..%2f..%2fprivate%2fattachments%2fsecret.txt',
    ]) {
      expect(await requestRaw(test.origin, path), path).toMatchObject({ status: 404 });
    }
    const name = '00000000-0000-4000-8000-000000000000.jpg';
    await test.storage.putBuffer(`uploads/private/${name}`, Buffer.from('secret'));
    for (const path of [
      `/uploads/private/${name}`,
      `/uploads/images/${name}`,
      '/uploads/images/secret.txt',
      '/uploads/private/secret.txt',
    ]) {
      expect((await test.api.get(path)).status, path).toBe(404);
    }
  });
});
