import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { useWishlistJourneys } from './useWishlistJourneys.ts';

const tour = { price: 245, original_price: 300, gallery: [], description: [], included: [] };
const trip = { price: 2499, image: '/trip.jpg', included: [] };
const data = {
  trips: [
    { ...trip, id: 1, title: 'Old Goa', duration: '10 hours' },
    { ...trip, id: 2, title: 'Hampi', duration: '12 days' },
    { ...trip, id: 3, title: 'Panjim', duration: '1 Day' },
  ],
  tours: [{ ...tour, title: 'A Long Weekend in Goa', duration: '3 Days - 2 Nights' }],
};

const Kinds = () => {
  const { journeys } = useWishlistJourneys(['sample-tour', 'trip-1', 'trip-2', 'trip-3']);
  return journeys.map(({ key, kind }) => <p key={key}>{`${key} ${kind}`}</p>);
};

it('names only trips of at most one day day trips', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
  const { container } = renderInApp(<Kinds />);
  await screen.findByText('sample-tour Tour');
  const kinds = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(kinds).toEqual(['sample-tour Tour', 'trip-1 Day trip', 'trip-2 Tour', 'trip-3 Day trip']);
});

function Wishlist({ keys: initial }: { keys: string[] }) {
  const [keys, setKeys] = useState(initial);
  const { isLoaded, error, refetch, journeys, unavailable } = useWishlistJourneys(keys);
  if (error)
    return (
      <button type="button" onClick={refetch}>
        Try again
      </button>
    );
  if (!isLoaded) return <p>Loading</p>;
  return (
    <>
      {journeys.map(({ key, title }) => (
        <button type="button" key={key} onClick={() => setKeys(keys.filter((other) => other !== key))}>
          {title}
        </button>
      ))}
      {unavailable.map((key) => (
        <p key={key}>{key}</p>
      ))}
    </>
  );
}

const closed = Response.json({ success: false, error: 'Closed' }, { status: 403 });
const goa = { id: 1, name: 'Goa', image: '/goa.jpg', starting_price: 15_000, inclusions: [] };

/** Responds by path; other paths do not exist, and `undefined` never responds. */
const respond = (bodies: Record<string, object | undefined>) =>
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const path = new URL(url).pathname.replace('/api/', '');
    if (!(path in bodies)) return Response.json({ success: false, error: 'Not found' }, { status: 404 });
    const body = bodies[path];
    if (body instanceof Response) return body.clone();
    return body ? Response.json({ success: true, ...body }) : new Promise(() => undefined);
  });

it('still shows the other journeys when one is removed', async () => {
  const destinations = {
    'destinations/1': { destination: goa },
    'destinations/2': { destination: { ...goa, id: 2, name: 'Kerala' } },
  };
  respond(destinations);
  renderInApp(<Wishlist keys={['destination-1', 'destination-2', 'destination-3']} />);
  const kerala = await screen.findByText('Kerala');
  respond({ 'destinations/2': undefined });
  fireEvent.click(screen.getByText('Goa'));
  expect(screen.getByText('Kerala')).toBe(kerala);
  expect(screen.getByText('destination-3')).toBeTruthy();
  expect(screen.queryByText('Goa')).toBeNull();
});

it('needs no day trips for a list without any', async () => {
  respond({ 'destinations/1': { destination: goa }, 'content/trips': closed });
  renderInApp(<Wishlist keys={['destination-1']} />);
  await screen.findByText('Goa');
});

it('shows that the day trips of a list could not be loaded, and tries again', async () => {
  respond({ 'content/trips': closed });
  renderInApp(<Wishlist keys={['trip-1']} />);
  const button = await screen.findByText('Try again');
  respond({ 'content/trips': { data } });
  fireEvent.click(button);
  await screen.findByText('Old Goa');
});
