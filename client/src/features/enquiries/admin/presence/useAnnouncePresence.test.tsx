import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { signedIn } from '../../../../lib/session/sessionSlice.ts';
import { buildSessionUser } from '../../../../testing/buildSessionUser.ts';
import { createTestStore } from '../../../../testing/createTestStore.ts';
import { fakeStream } from '../../../../testing/fakeStream.ts';
import { useAnnouncePresence } from './useAnnouncePresence.ts';

afterEach(() => void vi.useRealTimers());

it('announces that an enquiry was left only after earlier announcements have arrived', async () => {
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

it('announces an enquiry as viewed again when another tab of the user has left it', async () => {
  // It is not the regular repetition that says it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const announced: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    announced.push((await request.json()).doing);
    return Response.json({ success: true, message: 'Announced' });
  });
  const stream = fakeStream();
  const store = createTestStore();
  const me = buildSessionUser('employee');
  store.dispatch(signedIn(me));
  const { unmount } = renderHook(() => useAnnouncePresence(7, false), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await vi.waitFor(() => expect(announced).toEqual(['viewing']), 20_000);
  const left = { enquiry_id: 7, user_id: me.id, name: 'Meera', doing: 'left' };
  stream.send('presence', { ...left, enquiry_id: 8 });
  stream.send('presence', { ...left, user_id: me.id + 1 });
  stream.send('presence', left);
  await vi.waitFor(() => expect(announced).toEqual(['viewing', 'viewing']), 20_000);
  unmount();
  await vi.waitFor(() => expect(announced).toEqual(['viewing', 'viewing', 'left']), 20_000);
});
