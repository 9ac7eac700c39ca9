import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePageContent } from '../../features/content/site/contentApi.ts';
import { getDestinationByName } from '../../features/destinations/site/destinationsApi.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { enquiryPath } from './enquirySubject.ts';
import { useEnquirySubject } from './useEnquirySubject.ts';

const Address = () => <p data-testid="address">{enquiryPath(useEnquirySubject())}</p>;

function TourPage() {
  usePageContent('trips');
  return null;
}

const data = { trips: [{ id: 1, title: 'Old Goa' }], tours: [{ title: 'A Long Weekend' }] };
const fetched = vi.fn(async () => Response.json({ success: true, data }));

it.each([
  ['/tour-details', 'A Long Weekend'],
  ['/tour-details?trip=1', 'Old Goa'],
  ['/Tour-Details/?trip=1', 'Old Goa'],
])('names the tour that %s has loaded', async (path, title) => {
  vi.stubGlobal('fetch', fetched);
  renderInApp(
    <>
      <TourPage />
      <Address />
    </>,
    path,
  );
  const address = `/booking?${new URLSearchParams({ for: 'tour', info: title, travel_type: 'Tour Package' })}`;
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));
});

function ItineraryPage() {
  getDestinationByName.useQuery('kerala backwaters');
  return null;
}

it('names the destination that its page has loaded, instead of the text in the URL', async () => {
  const destination = { name: 'Backwaters of Kerala' };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, destination }));
  renderInApp(
    <>
      <ItineraryPage />
      <Address />
    </>,
    '/itinerary/kerala%20backwaters',
  );
  const query = { for: 'destination', info: destination.name, travel_type: 'Destination Package' };
  const address = `/booking?${new URLSearchParams(query)}`;
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));
});

it.each([
  ['/tour-details', '/booking'],
  ['/itinerary/Goa', '/booking?for=destination&info=Goa&travel_type=Destination+Package'],
])('loads nothing by itself on %s', (path, address) => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  renderInApp(<Address />, path);
  expect(screen.getByTestId('address').textContent).toBe(address);
  expect(fetched).not.toHaveBeenCalled();
});
