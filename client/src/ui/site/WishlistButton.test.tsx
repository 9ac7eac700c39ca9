import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { toggleWish } from '../../lib/wishlist.ts';
import { WishlistButton } from './WishlistButton.tsx';

const heart = () => screen.getByRole('button', { name: /wishlist: Goa$/ });
const isPressed = () => heart().getAttribute('aria-pressed') === 'true';
const stored = () => JSON.parse(localStorage.getItem('wishlist') ?? 'null');
const show = () => render(<WishlistButton id="destination-1" title="Goa" />);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('is named by its text and the journey', async () => {
  show();
  for (const text of ['Add to wishlist', 'On your wishlist']) {
    const button = screen.getByRole('button', { name: `${text}: Goa` });
    expect(button.textContent).toBe(text);
    await userEvent.click(button);
  }
});

it('adds a journey and removes it', async () => {
  localStorage.setItem('wishlist', '["trip-4"]');
  show();
  await userEvent.click(heart());
  expect([isPressed(), stored()]).toEqual([true, ['trip-4', 'destination-1']]);
  await userEvent.click(heart());
  expect([isPressed(), stored()]).toEqual([false, ['trip-4']]);
});

it('follows another tab', () => {
  show();
  localStorage.setItem('wishlist', '["destination-1"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })));
  expect(isPressed()).toBe(true);
});

it.each(['{', '7', '{"a":1}', '[1,null]'])('starts an empty list where %s is stored', async (text) => {
  localStorage.setItem('wishlist', text);
  show();
  expect(isPressed()).toBe(false);
  await userEvent.click(heart());
  expect([isPressed(), stored()]).toEqual([true, ['destination-1']]);
});

it('remembers until the page is left when the browser refuses to store', async () => {
  const { unmount } = show(); // reads the empty list
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  await userEvent.click(heart());
  expect(isPressed()).toBe(true);
  unmount();
  show();
  expect(isPressed()).toBe(true);
  vi.restoreAllMocks();
  act(() => toggleWish('destination-1')); // stored again: what was refused is forgotten
  expect([isPressed(), stored()]).toEqual([false, []]);
});
