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

/** The status of a request while reading the storage fails. */
async function requestImage(path: string, error: Error): Promise<number> {
  const storage = { read: () => Promise.reject(error) } as unknown as Storage; // nothing else is called
  const { logger } = openTestLogger('silent');
  const { status } = await fetchFrom(shareImages('/nowhere', storage), path, logger);
  return status;
}
