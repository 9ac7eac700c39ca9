import type { BookingSubmission } from '@modules/enquiries/contract.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../../../lib/store/store.ts';
import { submitBooking } from './bookingApi.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const timeoutText = 'Request timeout. Please check your connection and try again.';

it.each([
  { name: 'without an attachment', attachment: null, seconds: 30, message: timeoutText },
  {
    name: 'with an attachment',
    attachment: new File(['x'], 'plan.pdf'),
    seconds: 180,
    message: `${timeoutText} The form is sent faster with a smaller file, or without one.`,
  },
])(
  'an attempt to send a booking $name ends after $seconds seconds',
  async ({ attachment, seconds, message }) => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const input = { login_id: 'Asha' } as BookingSubmission; // the server's response never arrives
    const sending = createStore().dispatch(submitBooking.initiate({ input, attachment, key: 'a-key' }));
    await vi.advanceTimersByTimeAsync((seconds - 1) * 1000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync((3 * seconds + 6) * 1000);
    expect((await sending).error).toMatchObject({ status: 'timeout', message });
  },
);
