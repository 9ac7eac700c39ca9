// Browsers offer to translate the site into Hindi. A text that changes later must be the only child of its element:
// React cannot remove it otherwise, nor put anything in front of it.
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DestinationFilterBar } from '../features/destinations/site/DestinationFilterBar.tsx';
import { noFilter } from '../features/destinations/site/destinationFilters.ts';
import { NewsletterSignup } from '../features/newsletter/site/NewsletterSignup.tsx';
import { TourBooking } from '../features/trips/TourBooking.tsx';
import { renderInApp } from '../testing/renderInApp.tsx';
import { translateTexts } from '../testing/translateTexts.ts';
import { ListFooter } from '../ui/site/ListFooter.tsx';
import { PictureGallery } from '../ui/site/PictureGallery.tsx';
import { usePageQuery } from '../ui/site/pageQuery.ts';
import { WishlistButton } from '../ui/site/WishlistButton.tsx';
// Loaded beforehand, so that no test waits for it.
import '../ui/site/PictureLightbox.tsx';

afterEach(() => void vi.useRealTimers());

it('reverses an order', async () => {
  render(<DestinationFilterBar counts={undefined} filter={noFilter} onChange={() => undefined} />);
  translateTexts();
  const button = screen.getByRole('button', { name: 'Ascending' });
  await userEvent.click(button);
  expect(button.textContent).toBe('Descending');
});

it('prices a tour', async () => {
  const tour = { id: 'trip-1', title: 'Old Goa', path: '/tour-details?trip=1', before: null, discount: null };
  renderInApp(
    <TourBooking
      // a tour has more, which is shown elsewhere
      tour={
        { ...tour, getPrice: (guests: number) => `₹${guests}` } as Parameters<typeof TourBooking>[0]['tour']
      }
      today="2026-11-22"
    />,
  );
  translateTexts();
  const guests = screen.getByLabelText('Guests');
  const [total] = screen.getAllByRole('status');
  await userEvent.selectOptions(guests, '5+');
  expect(total?.textContent).toBe('From ₹5 for 5+ guests');
  translateTexts();
  await userEvent.selectOptions(guests, '1');
  expect(total?.textContent).toBe('₹1 for 1 guest');
});

it('shows that a subscription is slow, and then that it was received', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let respond = (_response: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
  renderInApp(<NewsletterSignup />);
  fireEvent.change(screen.getByLabelText('Your email address'), { target: { value: 'asha@example.org' } });
  fireEvent.click(screen.getByText('Subscribe'));
  await act(() => vi.advanceTimersByTimeAsync(8100));
  screen.getByText(/^The connection is slow/);
  translateTexts();
  await act(async () => {
    respond(Response.json({ success: true, message: 'Welcome' }, { status: 201 }));
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByRole('status').textContent).toBe('Subscribed!Welcome');
});

const Pages = () => <ListFooter {...usePageQuery()} total={12} totalPages={2} />;

it('counts the entries of a page', () => {
  renderInApp(<Pages />);
  translateTexts();
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(screen.getByRole('status').textContent).toBe('Showing 10 to 12 of 12 results');
});

it('puts a journey on the wishlist', async () => {
  render(<WishlistButton id="destination-1" title="Goa" />);
  translateTexts();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('On your wishlist');
});

it('turns the pictures of a gallery', async () => {
  const pictures = [
    { image: '/pictures/a.svg', alt: 'A beach' },
    { image: '/pictures/b.svg', alt: 'A church' },
  ];
  render(<PictureGallery kind="destination" pictures={pictures} />);
  await userEvent.click(screen.getByRole('link', { name: 'A beach' }));
  const dialog = await screen.findByRole('dialog');
  translateTexts();
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.textContent).toBe('Picture 2 of 2A church');
});
