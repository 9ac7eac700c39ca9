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
])('refuses a share image of %s', async (_, error, status) => {
  const storage = { read: () => Promise.reject(error) } as unknown as Storage; // nothing else is called
  const { logger } = openTestLogger('silent');
  const images = shareImages('/nowhere', storage);
  const response = await fetchFrom(images, '/share/uploads/images/a.jpg', logger);
  expect(response.status).toBe(status);
});
