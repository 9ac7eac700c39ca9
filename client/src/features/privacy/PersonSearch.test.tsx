import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { PersonSearch } from './PersonSearch.tsx';

afterEach(() => vi.useRealTimers());

it('shows no data of a person who is no longer the one in the field', async () => {
  let respond = (_response: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
  renderInApp(<PersonSearch />);
  const field = screen.getByRole('textbox', { name: 'Email or phone number' });
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const search = screen.getByRole('button', { name: 'Search' });
  const answer = async () => {
    fireEvent.click(search);
    await waitFor(() => expect(search).toHaveProperty('disabled', true));
    const found = [{ table: 'enquiries', label: 'Enquiries', rows: 2 }];
    return () => respond(Response.json({ success: true, data: found }));
  };
  type('asha@example.com');
  (await answer())();
  await screen.findByText('Personal data of asha@example.com');

  const answerLate = await answer();
  type('rafael@example.com');
  answerLate();
  await waitFor(() => expect(search).toHaveProperty('disabled', false));
  expect(screen.queryByText(/^Personal data of/)).toBeNull();
});

it('waits minutes for what is known: the search reads all events', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const fiveMinutesMs = 300_000;
  vi.stubGlobal(
    'fetch',
    ({ signal }: Request) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        setTimeout(() => resolve(Response.json({ success: true, data: [] })), fiveMinutesMs);
      }),
  );
  renderInApp(<PersonSearch />);
  const field = screen.getByRole('textbox', { name: 'Email or phone number' });
  fireEvent.change(field, { target: { value: 'asha@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await vi.advanceTimersByTimeAsync(fiveMinutesMs);
  await screen.findByText('Personal data of asha@example.com');
});
