import { draftInputSchema, draftSchema } from '@modules/conversations/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCall } from '../../testing/fakeCall.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { useReplyDraft } from './useReplyDraft.ts';

const contract = {
  method: 'PUT',
  path: '/api/enquiries/7/draft',
  body: draftInputSchema,
  response: dataResponse(draftSchema.pick({ version: true })),
};
const saved = (version: number) => ({ status: 200, body: { success: true, data: { version } } }) as const;

function Draft({ given }: { given: { html: string; version: number } | null }) {
  const { html, place, other, change, settle } = useReplyDraft(7, given);
  return (
    <>
      <textarea aria-label="Reply" value={html} onChange={({ target }) => change(target.value)} />
      <p role="status">{place}</p>
      <p role="note">{other}</p>
      <button type="button" onClick={() => void settle('key-1')}>
        Send
      </button>
    </>
  );
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Reply');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const place = () => screen.getByRole('status').textContent;

describe('the draft of a reply', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is saved a second after the last key, over the version that was saved before', async () => {
    const requests = fakeCall(contract, [saved(4), saved(5)]);
    renderInApp(<Draft given={{ html: 'Dear', version: 3 }} />);
    type('Dear A');
    await wait(500);
    type('Dear Asha');
    await wait(900);
    expect(requests).toEqual([]);
    await wait(200);
    type('Dear Asha,');
    await wait(1100);
    expect(requests.map(({ body }) => body)).toEqual([
      { html: 'Dear Asha', version: 3 },
      { html: 'Dear Asha,', version: 4 },
    ]);
    expect(place()).toBe('server');
    expect(localStorage).toHaveLength(0);
  });

  it('stays in the browser while the server is unavailable, and is sent again', async () => {
    const requests = fakeCall(contract, ['network', saved(1)]);
    const { unmount } = renderInApp(<Draft given={null} />);
    type('Dear Asha');
    await wait(1100);
    expect(place()).toBe('local');
    expect(localStorage).toHaveLength(1);
    await wait(10_100);
    expect(requests).toHaveLength(2);
    expect(place()).toBe('server');
    unmount();
  });

  it('is not saved again once it is sent, when a save fails meanwhile', async () => {
    const requests = fakeCall(contract, ['network', saved(1)]);
    renderInApp(<Draft given={null} />);
    type('Dear Asha');
    act(() => void vi.advanceTimersByTime(1000));
    fireEvent.click(screen.getByText('Send'));
    await wait(10_100);
    expect(requests).toHaveLength(1);
    expect(Object.values(localStorage).join()).toContain('key-1');
  });

  it('stays in the browser when the enquiry was deleted, and is not sent again', async () => {
    const requests = fakeCall(contract, [{ status: 404, error: 'Enquiry not found', code: 'not_found' }]);
    renderInApp(<Draft given={null} />);
    type('Dear Asha');
    await wait(1100);
    expect(place()).toBe('deleted');
    await wait(20_000);
    expect(requests).toHaveLength(1);
    expect(box().value).toBe('Dear Asha');
    expect(localStorage).toHaveLength(1);
  });

  it('is restored at the next visit, although nothing was saved, and is not sent without it', async () => {
    const requests = fakeCall(contract, ['network']);
    const { unmount } = renderInApp(<Draft given={null} />);
    type('Dear Asha');
    unmount();
    await wait(20_000);
    expect(requests).toHaveLength(1);
    renderInApp(<Draft given={null} />);
    expect(box().value).toBe('Dear Asha');
  });

  it('stays in the browser when an earlier visit is saved only after it was typed', async () => {
    const saves: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => void saves.push(resolve)));
    const { unmount } = renderInApp(<Draft given={null} />);
    type('Dear Asha');
    unmount();
    await wait(0);
    renderInApp(<Draft given={null} />);
    type('Dear Asha, welcome');
    saves[0]?.(Response.json({ success: true, data: { version: 1 } }));
    await wait(100);
    cleanup();
    renderInApp(<Draft given={{ html: 'Dear Asha', version: 1 }} />);
    expect(box().value).toBe('Dear Asha, welcome');
  });

  it('is saved over an earlier text of this window that the server has received unnoticed', async () => {
    const current = { html: 'Dear Asha', version: 1 };
    const failure = { status: 409, error: 'Changed', code: 'stale_write', current };
    const requests = fakeCall(contract, ['network', failure, saved(2)]);
    renderInApp(<Draft given={null} />);
    type('Dear Asha');
    await wait(1100);
    type('Dear Asha, welcome');
    await wait(1100);
    expect(requests.at(-1)?.body).toEqual({ html: 'Dear Asha, welcome', version: 1 });
    expect(screen.getByRole('note').textContent).toBe('');
    expect(place()).toBe('server');
  });

  it('outlives its page when it is saved, unless it is longer than browsers allow', async () => {
    const calls: boolean[] = [];
    vi.stubGlobal('fetch', async ({ keepalive }: Request) => {
      calls.push(keepalive);
      return Response.json(saved(calls.length).body);
    });
    renderInApp(<Draft given={null} />);
    for (const text of ['Dear Asha', 'ā'.repeat(40_000)]) {
      type(text);
      await wait(1100);
    }
    expect(calls).toEqual([true, false]);
    expect(place()).toBe('server');
  });

  it('is not another text when the page was left before the server confirmed it', async () => {
    fakeCall(contract, ['network', saved(2)]);
    const { unmount } = renderInApp(<Draft given={null} />);
    type('Dear Asha');
    unmount();
    await wait(0);
    renderInApp(<Draft given={{ html: 'Dear Asha', version: 1 }} />);
    expect(screen.getByRole('note').textContent).toBe('');
    await wait(1100);
    expect(place()).toBe('server');
  });

  it('can be deleted after another window has sent it', async () => {
    const current = { html: '', version: 0 };
    const failure = { status: 409, error: 'Changed', code: 'stale_write', current };
    const requests = fakeCall(contract, [failure, saved(0)]);
    renderInApp(<Draft given={{ html: 'Dear', version: 3 }} />);
    type('');
    await wait(1100);
    expect(requests.at(-1)?.body).toEqual({ html: '', version: 0 });
    expect(place()).toBe('nowhere');
  });

  it('names the text of another window instead of overwriting it', async () => {
    const current = { html: 'From the phone', version: 9 };
    const failure = { status: 409, error: 'Changed', code: 'stale_write', current };
    const requests = fakeCall(contract, [failure, saved(10)]);
    renderInApp(<Draft given={{ html: 'Dear', version: 3 }} />);
    type('Dear Asha');
    await wait(1100);
    expect(screen.getByRole('note').textContent).toBe('From the phone');
    expect(box().value).toBe('Dear Asha');
    type('Dear Asha,');
    await wait(1100);
    expect(requests.at(-1)?.body).toEqual({ html: 'Dear Asha,', version: 9 });
  });
});
