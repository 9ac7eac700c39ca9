import type { CeoMessageResponse } from '@modules/ceo/contract.ts';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestStore } from '../../../testing/createTestStore.ts';
import { renderInApp } from '../../../testing/renderInApp.tsx';
// Loaded beforehand, so that no test waits for it.
import '../../../ui/site/PictureLightbox.tsx';
import { CeoMessage } from './CeoMessage.tsx';
import { getActiveCeoMessage } from './ceoApi.ts';

const message: CeoMessageResponse = {
  id: 1,
  message: 'Good morning from Panaji.',
  author_name: 'Rafael Noronha',
  portrait: '/pictures/rafael.svg',
  portrait_details: { alt: 'Rafael on a ferry', credit: 'Asha Naik', focal_x: 50, focal_y: 20 },
  date: '2026-11-02T04:30:00.000Z',
  is_active: true,
  created_at: '2026-11-02T04:30:00.000Z',
  updated_at: '2026-11-02T04:30:00.000Z',
};

const Loaded = () => (getActiveCeoMessage.useQuery().isSuccess ? <p>Loaded</p> : null);

function renderWith(data: CeoMessageResponse | null) {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
  renderInApp(
    <>
      <CeoMessage defaultText="We travel well." />
      <Loaded />
    </>,
  );
}

it('shows who wrote the message and when, and opens the portrait in the lightbox', async () => {
  renderWith(message);
  await userEvent.click(await screen.findByRole('link', { name: 'Rafael on a ferry' }));
  const lightbox = await screen.findByRole('dialog', { name: 'Pictures' });
  expect(lightbox.textContent).toBe('Rafael on a ferryPicture: Asha Naik');
  const caption = document.querySelector('section figcaption');
  expect(caption?.textContent).toBe('Rafael Noronha2 November 2026Picture: Asha Naik');
});

it('has an alternative text for the portrait of a person without a name', async () => {
  renderWith({ ...message, author_name: null, portrait_details: { ...message.portrait_details, alt: '' } });
  const portrait = await screen.findByRole('link', { name: 'Portrait of our chief executive' });
  expect(portrait.getAttribute('href')).toBe('/pictures/rafael.svg');
});

it('shows the default text without a message', async () => {
  renderWith(null);
  await screen.findByText('Loaded');
  screen.getByText('We travel well.');
  expect(document.querySelector('figcaption')).toBeNull();
});

it('asks for a new message every 30 seconds while the page is visible', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const fetched = vi.fn(async () => Response.json({ success: true, data: null }));
  vi.stubGlobal('fetch', fetched);
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  onTestFinished(() => visibility.mockRestore());
  const store = createTestStore();
  onTestFinished(setupListeners(store.dispatch));
  render(
    <Provider store={store}>
      <CeoMessage defaultText="We travel well." />
    </Provider>,
  );
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    fireEvent(window, new Event('visibilitychange'));
  };
  await wait(29.9);
  expect(fetched).toHaveBeenCalledTimes(1);
  await wait(0.2);
  expect(fetched).toHaveBeenCalledTimes(2);
  turn('hidden');
  await wait(120);
  expect(fetched).toHaveBeenCalledTimes(2);
  turn('visible');
  await wait(30);
  expect(fetched).toHaveBeenCalledTimes(3);
});
