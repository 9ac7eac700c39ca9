import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, it, vi } from 'vitest';
import { FeaturedDestinations } from '../features/destinations/site/FeaturedDestinations.tsx';
import { createTestStore } from '../testing/createTestStore.ts';
import { renderInApp } from '../testing/renderInApp.tsx';
import { createStyleCache } from '../ui/theme/styleCache.ts';
import { loadPage } from './pageModule.ts';
import { SiteApp } from './SiteApp.tsx';
import { SiteProviders } from './SiteProviders.tsx';
import { matchPage } from './siteRoutes.ts';

const failure = { success: false, error: 'Out of order', code: 'closed', request_id: 'request-1' };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(failure, { status: 403 }));
  vi.stubGlobal('scrollTo', () => undefined);
});

/** Renders a page after its chunk has loaded, like the router. */
async function renderPage(path: string) {
  await loadPage(matchPage(path).page);
  render(
    <SiteProviders store={createTestStore()} styleCache={createStyleCache()}>
      <MemoryRouter initialEntries={[path]}>
        <SiteApp />
      </MemoryRouter>
    </SiteProviders>,
  );
}

it.each([
  ['/travel-news', 'Failed to fetch news'],
  ['/news-details/1', 'Failed to fetch news post'],
  ['/wedding', 'Failed to fetch featured in destinations'],
])('%s has its own words for a response that is not one of the API: %s', async (path, text) => {
  vi.stubGlobal('fetch', async () => new Response('<p>Sign in to this network</p>'));
  await renderPage(path);
  await screen.findByText(text);
});

it('has such words for the destinations of the home page', async () => {
  vi.stubGlobal('fetch', async () => new Response('<p>Sign in to this network</p>'));
  renderInApp(<FeaturedDestinations />);
  await screen.findByText('Failed to fetch featured destinations');
});

it('shows on the itinerary page that its address has no name', async () => {
  await renderPage('/itinerary/');
  await screen.findByRole('heading', { name: 'No destination specified' });
  screen.getByRole('link', { name: 'See all destinations' });
});

it.each([
  { path: '/itinerary/Kerala', says: 'This journey could not be loaded' },
  { path: '/destination', says: 'Out of order' },
  { path: '/blog', says: 'Error fetching blog posts' },
  { path: '/travel-news', says: 'Out of order' },
  { path: '/blog-details/1', says: 'Error fetching blog post' },
  { path: '/news-details/1', says: 'Out of order' },
  { path: '/privacy', says: 'This text could not be loaded' },
  { path: '/wedding/goa-beach', says: 'This wedding package could not be loaded' },
  {
    path: '/wedding',
    says: 'Unable to Load Destinations',
    stillShows: ['Featured Destinations Unavailable Out of order'],
  },
])('$path shows that the API failed, and offers to try again', async ({ path, says, stillShows = [] }) => {
  await renderPage(path);
  const texts = await screen.findAllByText((text) => text.includes(says));
  const alerts = texts.map((text) => text.closest<HTMLElement>('[role=alert]'));
  const alert = alerts.find((element) => element !== null);
  if (!alert) throw new Error(`“${says}” is not in an alert`);
  within(alert).getByRole('button', { name: 'Try Again' });
  for (const text of stillShows)
    await screen.findAllByText((_text, element) => element?.textContent === text);
});
