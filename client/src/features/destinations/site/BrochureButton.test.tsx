import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tokenKey } from '../../../lib/api/storedToken.ts';
import { BrochureButton } from './BrochureButton.tsx';
import type { Destination } from './destinationsApi.ts';

const destination = { id: 7, name: 'Goa', slug: 'goa' } as Destination; // what the component reads
const address = '/api/destinations/download-brochure/7';

it('is a link to the file, and shows why there is none', async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  render(<BrochureButton destination={destination} />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: 'Download brochure' });
  expect(link.getAttribute('href')).toBe(address);
  expect(link.hasAttribute('download')).toBe(true);
  await userEvent.click(link);
  await screen.findByText('Goa brochure is not available yet. Please check back later!');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining({ method: 'HEAD' }));
});

it('leads visitors to the file, because browsers inside other apps save none from memory', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', async () => new Response(null));
  render(<BrochureButton destination={destination} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('link', { name: 'Download brochure' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is loaded with the session of staff, who preview inactive destinations', async () => {
  const fetched = vi.fn(async (_address: string, _init?: RequestInit) => Response.json({}, { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  localStorage.setItem(tokenKey, 'token of staff');
  onTestFinished(() => localStorage.removeItem(tokenKey));
  render(<BrochureButton destination={destination} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('link', { name: 'Download brochure' }));
  await screen.findByRole('alert');
  const { method, headers } = fetched.mock.calls[0]?.[1] ?? {};
  expect(method).toBe('GET');
  expect(new Headers(headers).get('Authorization')).toBe('Bearer token of staff');
});
