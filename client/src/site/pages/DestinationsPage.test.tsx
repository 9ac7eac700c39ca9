import type { JourneyListResponse } from '@modules/destinations/contract.ts';
import { paginate } from '@platform/contract.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { Component as DestinationsPage } from './DestinationsPage.tsx';

const found: JourneyListResponse = {
  success: true,
  destinations: [],
  total: 0,
  all: 12,
  places: [],
  pagination: paginate(1, 6, 0),
  counts: { type: {}, month: {}, days: {}, budget: {}, theme: {}, group: {} },
};

it('keeps the filters when a filtered list does not load, so that others can be chosen', async () => {
  let isFailing = false;
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    isFailing && url.includes('sort=price')
      ? Response.json({ success: false, error: 'Out of order' }, { status: 403 })
      : Response.json(found),
  );
  renderInApp(<DestinationsPage />, '/destination');
  await screen.findByText('No destinations found');
  isFailing = true;
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price' } });
  await screen.findByRole('heading', { name: 'Destinations could not be loaded' });
  screen.getByText('Out of order');
  screen.getByLabelText('Search');
  expect(screen.queryByText('No destinations found')).toBeNull();

  isFailing = false;
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name' } });
  await screen.findByText('No destinations found');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
