import type { CeoMessageResponse } from '@modules/ceo/contract.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
