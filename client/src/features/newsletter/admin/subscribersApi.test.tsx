import { expect, it, vi } from 'vitest';
import { createTestStore } from '../../../testing/createTestStore.ts';
import { deleteSubscriber } from './subscribersApi.ts';

it('deletes a subscriber with a call that outlives the page', async () => {
  const fetched = vi.fn(async (_request: Request) => Response.json({ success: true }));
  vi.stubGlobal('fetch', fetched);
  await createTestStore().dispatch(deleteSubscriber.initiate(7));
  expect(fetched.mock.lastCall?.[0].keepalive).toBe(true);
});
