import { afterEach, expect, it, vi } from 'vitest';
import { prefetchEnquiries } from '../features/enquiries/admin/prefetchEnquiries.ts';
import { createStore } from '../lib/store/store.ts';
import { firstCalls } from './firstCalls.ts';

afterEach(() => vi.unstubAllGlobals());

it('the first call of the list of enquiries is the one that its screen sends', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    sent.push(pathname + search);
    return Response.json({}, { status: 404 });
  });
  prefetchEnquiries(createStore(), new URLSearchParams());
  await vi.waitFor(() => expect(sent).toEqual([firstCalls['/admin/enquiries']]), 20_000);
});
