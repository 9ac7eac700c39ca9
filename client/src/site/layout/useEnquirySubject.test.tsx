import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePageContent } from '../../features/content/site/contentApi.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { enquiryAddress } from './siteMenu.ts';
import { useEnquirySubject } from './useEnquirySubject.ts';

const Address = () => <p data-testid="address">{enquiryAddress(useEnquirySubject())}</p>;

function TourPage() {
  usePageContent('trips');
  return null;
}

const data = { trips: [{ id: 1, title: 'Old Goa' }], tours: [{ title: 'A Long Weekend' }] };
const fetched = vi.fn(async () => Response.json({ success: true, data }));

it.each([
  ['/tour-details', 'A Long Weekend'],
  ['/tour-details?trip=1', 'Old Goa'],
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
  await vi.waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));
});

it('loads no tours by itself', () => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  renderInApp(<Address />, '/tour-details');
  expect(screen.getByTestId('address').textContent).toBe('/booking');
  expect(fetched).not.toHaveBeenCalled();
});
