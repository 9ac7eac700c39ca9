import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { parseBookingSource } from '../../features/enquiries/site/booking/bookingSource.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { JourneySummary } from './JourneySummary.tsx';
import { useEnquiryJourney } from './useEnquiryJourney.ts';

const wedding = {
  id: 2,
  slug: 'goa-beach',
  title: 'Beach Wedding in South Goa',
  gallery: [{ image: '/beach.jpg', focal_x: 20, focal_y: 80 }],
  duration: '3 Days - 2 Nights',
  price: 900_000,
  capacity: 120,
};
const trip = { id: 1, title: 'Old Goa', image: '/old-goa.jpg', duration: '5 hours', price: 2499 };
const tour = {
  title: 'A Long Weekend',
  gallery: [],
  duration: '3 Days - 2 Nights',
  price: 245,
  description: [],
};
const goa = {
  name: 'Goa',
  image: '/goa.jpg',
  image_details: { focal_x: 30, focal_y: 70 },
  duration: '5 Days - 4 Nights',
  starting_price: 15_000,
};

const responses: Record<string, unknown> = {
  '/api/wedding/destinations': { success: true, destinations: [wedding] },
  '/api/content/trips': { success: true, data: { trips: [trip], tours: [tour] } },
  '/api/destinations/by-name/Goa': { success: true, destination: goa },
};

function Journey({ query, isWedding }: { query: string; isWedding: boolean }) {
  const { summary } = useEnquiryJourney(parseBookingSource(new URLSearchParams(query)), isWedding);
  return summary ? <JourneySummary journey={summary} /> : <p>No journey</p>;
}

function open(query: string, isWedding = false) {
  const fetched = vi.fn(async (request: Request) =>
    Response.json(responses[new URL(request.url).pathname] ?? { success: false }),
  );
  vi.stubGlobal('fetch', fetched);
  renderInApp(<Journey query={query} isWedding={isWedding} />);
  return () => fetched.mock.calls.map(([request]) => new URL(request.url).pathname);
}

it.each([
  [
    'for=wedding&info=Beach Wedding in South Goa',
    true,
    '/wedding/goa-beach',
    '3 Days - 2 Nights₹9,00,000 for up to 120 guests',
  ],
  ['for=tour&info=Old Goa', false, '/tour-details?trip=1', '5 hoursFrom ₹2,499 per person'],
  ['for=trip&info=Old Goa', false, '/tour-details?trip=1', '5 hoursFrom ₹2,499 per person'],
  ['for=tour&info=A Long Weekend', false, '/tour-details', '3 Days - 2 NightsFrom $245 per person'],
  ['for=Destination&info=Goa', false, '/itinerary/Goa', '5 Days - 4 NightsFrom ₹15,000 per person'],
])('shows the journey of %s', async (query, isWedding, path, facts) => {
  open(query, isWedding);
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe(path);
  expect(link.parentElement?.textContent).toBe(link.textContent + facts);
});

it.each([
  ['for=wedding&info=Beach Wedding in South Goa', true, '20% 80%'],
  ['for=destination&info=Goa', false, '30% 70%'],
])('crops the picture of %s around its focal point', async (query, isWedding, position) => {
  open(query, isWedding);
  const link = await screen.findByRole('link');
  const picture = link.closest('div')?.querySelector('img');
  expect(picture?.style.objectPosition).toBe(position);
});

it('loads no tours for an enquiry about something else', async () => {
  const listFetched = open('for=brochure&info=Goa');
  await waitFor(() => expect(listFetched()).toEqual(['/api/wedding/destinations']));
  expect(screen.getByText('No journey')).toBeTruthy();
});
