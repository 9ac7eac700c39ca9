import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
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
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/destinations/download-brochure/7');
});
