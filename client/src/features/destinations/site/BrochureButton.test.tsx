import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tokenKey } from '../../../lib/api/storedToken.ts';
import { BrochureButton } from './BrochureButton.tsx';
import type { Destination } from './destinationsApi.ts';

const destination = { id: 7, name: 'Goa', slug: 'goa' } as Destination; // what the component reads

it('is a link to the file, and shows why there is none', async () => {
  const error = 'Goa brochure is not available yet. Please check back later!';
  const fetched = vi.fn(async () => Response.json({ success: false, error }, { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  render(<BrochureButton destination={destination} />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: 'Download brochure' });
  expect(link.getAttribute('href')).toBe('/api/destinations/download-brochure/7');
  expect(link.hasAttribute('download')).toBe(true);
  await userEvent.click(link);
  await screen.findByText(error);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/destinations/download-brochure/7', expect.anything());
});

it('is loaded with the session of staff, who preview inactive destinations', async () => {
  const fetched = vi.fn(async (_address: string, _init?: RequestInit) => Response.json({}, { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  localStorage.setItem(tokenKey, 'token of staff');
  onTestFinished(() => localStorage.removeItem(tokenKey));
  render(<BrochureButton destination={destination} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('link', { name: 'Download brochure' }));
  await screen.findByRole('alert');
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect(headers.get('Authorization')).toBe('Bearer token of staff');
});
