import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useWishlist } from '../../lib/wishlist.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { WishlistComparison } from './WishlistComparison.tsx';

function Page() {
  const keys = useWishlist() ?? [];
  return (
    <main id="main" tabIndex={-1}>
      {keys.length > 0 ? <WishlistComparison keys={keys} isOwn /> : <p>Nothing here</p>}
    </main>
  );
}

const names: Record<string, string> = { 1: 'Goa', 2: 'Kerala', 3: 'Ladakh' };

async function open(keys: string[]) {
  localStorage.setItem('wishlist', JSON.stringify(keys));
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const id = url.split('/').at(-1) ?? '';
    const destination = { id: Number(id), name: names[id], starting_price: 15_000, inclusions: [] };
    const body = names[id] ? { success: true, destination } : { success: false, error: 'Not found' };
    return Response.json(body, { status: names[id] ? 200 : 404 });
  });
  renderInApp(<Page />);
  await screen.findByRole('table');
}
const heart = (name: string) => screen.getByRole('button', { name: `${name}: on my wishlist` });

it('moves the focus to the next journey, then to the one before, then to the page', async () => {
  await open(['destination-1', 'destination-2', 'destination-3']);
  heart('Kerala').focus();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(heart('Ladakh'));
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(heart('Goa'));
  await userEvent.keyboard(' ');
  screen.getByText('Nothing here');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('moves the focus from an unavailable entry to the next entry', async () => {
  await open(['destination-8', 'destination-9', 'destination-1']);
  screen.getByText('Remove journey no. 8').focus();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(screen.getByText('Remove journey no. 9'));
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(heart('Goa'));
});

it('names each column by its journey alone', async () => {
  await open(['destination-1', 'destination-2']);
  screen.getByRole('columnheader', { name: 'Goa' });
  screen.getByRole('columnheader', { name: 'Kerala' });
});
