import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ItineraryDays } from './ItineraryDays.tsx';

it('opens every day, also one that the visitor closed by hand', async () => {
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
