import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ItineraryDays } from './ItineraryDays.tsx';
// Loaded beforehand, so that the test does not wait for it.
import '../../../ui/site/PictureLightbox.tsx';

it('opens every day, including one that the visitor closed by hand', async () => {
  const { container } = render(<ItineraryDays days={[]} />);
  const listOpen = () => [...container.querySelectorAll('details')].map(({ open }) => open);
  expect(listOpen().filter(Boolean)).toHaveLength(1);
  const first = container.querySelector('details');
  if (first) first.open = false; // what the browser does on a click
  await userEvent.click(screen.getByRole('button', { name: 'Open all days' }));
  expect(listOpen()).not.toContain(false);
  await userEvent.click(screen.getByRole('button', { name: 'Close all days' }));
  expect(listOpen()).not.toContain(true);
});

it('opens the pictures of its days in the lightbox, by their place', async () => {
  const day = { day: 1, title: 'Fort', description: '', activities: [], highlights: [], meals: [] };
  const noTexts = { travel_time: '', accommodation: '' };
  const picture = (alt: string) => ({ image: `/${alt}.svg`, alt, credit: '', focal_x: 50, focal_y: 50 });
  const days = [
    { ...day, ...noTexts, picture: picture('A fort') },
    { ...day, ...noTexts, day: 2, picture: null },
    { ...day, ...noTexts, day: 3, picture: picture('A ferry') },
  ];
  render(<ItineraryDays days={days} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open all days' }));
  await userEvent.click(screen.getByRole('link', { name: 'A ferry' }));
  const lightbox = await screen.findByRole('dialog', { name: 'Pictures' });
  expect(within(lightbox).getByRole('status').textContent).toBe('Picture 2 of 2');
});
