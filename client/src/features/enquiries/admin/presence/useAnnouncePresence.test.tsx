import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { createTestStore } from '../../../../testing/createTestStore.ts';
import { useAnnouncePresence } from './useAnnouncePresence.ts';

it('says that an enquiry was left only after what was said before has arrived', async () => {
  const received: { doing: string; answer: () => void }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { doing } = await request.json();
    await new Promise<void>((answer) => received.push({ doing, answer }));
    return Response.json({ success: true, message: 'Announced' });
  });
  const store = createTestStore();
  const { rerender, unmount } = renderHook(({ isWriting }) => useAnnouncePresence(7, isWriting), {
    initialProps: { isWriting: false },
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  rerender({ isWriting: true });
  unmount();
  for (const [place, doing] of ['viewing', 'writing', 'left'].entries()) {
    await waitFor(() => expect(received[place]?.doing).toBe(doing));
    expect(received).toHaveLength(place + 1);
    received[place]?.answer();
  }
});
