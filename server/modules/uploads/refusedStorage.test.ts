import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { bookingForm, pngBytes } from '../../testing/enquiries.ts';

/** Responds like a store whose client has a wrong secret. */
const store = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(403, { 'Content-Type': 'application/xml' });
    response.end('<Error><Code>SignatureDoesNotMatch</Code><Message>Not your bucket.</Message></Error>');
  });
});

const settings: Record<string, string> = {};
beforeAll(async () => {
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  const { port } = store.address() as AddressInfo; // a TCP server has no other kind
  settings['STORAGE_URL'] = `s3://key:wrong@127.0.0.1:${port}/bucket?tls=off`;
});
afterAll(() => store.close());

describe.each([
  ['that rejects the program', settings],
  ['that cannot be reached', { STORAGE_URL: 's3://a:b@127.0.0.1:1/bucket?tls=off' }],
  ['in a folder that cannot be written', { STORAGE_URL: 'file:/dev/null/uploads' }],
])('a store %s', (_, overrides) => {
  const test = useApi(overrides);
  const text = 'Files cannot be stored at the moment. Please try again later, or without a file.';

  it('loses no form: it is told what to do, and accepted without its file under the same key', async () => {
    const submit = (body: FormData) =>
      test.api.post('/api/booking/submit', { body, headers: { 'Idempotency-Key': 'one-form' } });
    const refused = await submit(bookingForm({}, { name: 'passport.png', bytes: pngBytes }));
    expect(refused).toMatchObject({ status: 503, body: { error: text, code: 'unavailable' } });
    expect(await test.db('enquiries')).toEqual([]);
    expect((await submit(bookingForm())).status).toBe(201);
    expect(await test.db('enquiries')).toHaveLength(1);
  });

  it('is reported to staff who upload a picture', async () => {
    const body = new FormData();
    body.append('image', new File([new Uint8Array(pngBytes)], 'pixel.png'));
    const response = await (await test.as('admin')).post('/api/blog/upload-image', { body });
    expect(response).toMatchObject({ status: 503, body: { error: text } });
    expect(await test.db('events').where({ type: 'image.uploaded' })).toEqual([]);
  });
});

describe('a store that rejects the program', () => {
  const test = useApi(settings);

  it('is not mistaken for a store without the file', async () => {
    const response = await test.api.get('/uploads/images/00000000-0000-4000-8000-000000000000.jpg');
    expect(response).toMatchObject({ status: 500, body: { code: 'internal' } });
  });
});
