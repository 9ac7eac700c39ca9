import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { notFound } from '../platform/errors.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { fetchFrom } from '../testing/fetchFrom.ts';
import { openTestLogger } from '../testing/openTestLogger.ts';
import { shareImages } from './shareImages.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it.each([
  ['a missing upload', notFound(), 404],
  ['a storage that is away', refused, 503],
])('rejects a share image of %s', async (_, error, status) => {
  expect(await requestImage('/share/uploads/images/a.jpg', error)).toBe(status);
});

it.each(['/share/uploads/images//a.jpg', '/share/uploads/images/.a.jpg', '/share//uploads/images/a.jpg'])(
  'converts no picture under another spelling of its path: %s',
  async (path) => {
    expect(await requestImage(path, refused)).toBe(404);
  },
);

it.each([
  ['/share/uploads/images/a.jpg', 120], // the centre, as in the addresses of earlier releases
  ['/share/50-10/uploads/images/a.jpg', 57],
  ['/share/50-100/uploads/images/a.jpg', 198],
])('crops the portrait of %s around its focal point', async (path, brightness) => {
  // from black at the top to almost white
  const rows = { raw: { width: 1, height: 240, channels: 1 } } as const;
  const portrait = await sharp(
    Uint8Array.from({ length: 240 }, (_, row) => row),
    rows,
  )
    .resize({ width: 1600, height: 2400, fit: 'fill' })
    .png()
    .toBuffer();
  const read = async () => ({ stream: Readable.from([portrait]), size: portrait.length });
  const response = await request(path, read);
  const image = sharp(await response.arrayBuffer());
  expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { channels } = await image.stats();
  expect(Math.abs((channels[0]?.mean ?? 0) - brightness)).toBeLessThan(3);
});

/** The status of a request while reading the storage fails. */
const requestImage = async (path: string, error: Error): Promise<number> =>
  (await request(path, () => Promise.reject(error))).status;

/** The response to a request with a storage from which nothing else is called. */
function request(path: string, read: Storage['read']): Promise<Response> {
  const { logger } = openTestLogger('silent');
  return fetchFrom(shareImages('/nowhere', { read } as unknown as Storage), path, logger);
}
