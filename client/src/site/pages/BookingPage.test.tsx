import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { rememberPath } from '../../lib/previousPath.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { Component as BookingPage } from './BookingPage.tsx';

const departures = ['2098-01-09', '2098-02-09'].map(
  (date) => `/booking?for=destination&info=Goa&date=${date}`,
);
const paths = ['/about', '/wedding', '/booking', ...departures];

/** The links of a menu, and the enquiry form on its page. */
function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => () => rememberPath(pathname), [pathname]);
  return (
    <>
      {paths.map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      {pathname === '/booking' ? <BookingPage /> : null}
    </>
  );
}

const go = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByText(name));
};
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

it('after Back, an enquiry is about what the link to it was about, whichever page is left', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: false, error: 'Closed' }, { status: 403 }));
  renderInApp(<Site />, '/booking');
  await fill('Departure city', 'Pune');
  go('/wedding', 'Back', '/booking');
  expect((await field('Departure city')).value).toBe('Pune');
  screen.getByRole('heading', { name: 'Tell us about your journey' });

  go('/wedding', '/booking');
  await screen.findByRole('heading', { name: 'Plan your destination wedding' });
  await fill('Venue', 'A palace');
  go('/about', 'Back');
  expect((await field('Venue')).value).toBe('A palace');
});

it('keeps what was written about one departure in the enquiry about another', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: false, error: 'Closed' }, { status: 403 }));
  renderInApp(<Site />, '/about');
  const [first = '', second = ''] = departures;
  go(first);
  expect((await field('Travel date')).value).toBe('2098-01-09');
  await fill('What do you have in mind? *', 'A room with a view of the sea.');
  const files = [new File(['x'], 'plan.pdf')];
  fireEvent.change(screen.getByLabelText(/Attach a file/), { target: { files } });

  go('/about', second);
  expect((await field('What do you have in mind? *')).value).toBe('A room with a view of the sea.');
  screen.getByText('plan.pdf');
  expect((await field('Travel date')).value).toBe('2098-02-09');

  go(first);
  await waitFor(async () => expect((await field('Travel date')).value).toBe('2098-01-09'));
});
