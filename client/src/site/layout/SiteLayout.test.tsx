import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createTestStore } from '../../testing/createTestStore.ts';
import { createStyleCache } from '../../ui/theme/styleCache.ts';
import { loadPage } from '../pageModule.ts';
import { SiteApp } from '../SiteApp.tsx';
import { SiteProviders } from '../SiteProviders.tsx';
import { matchPage } from '../siteRoutes.ts';

const failure = { success: false, error: 'Out of order', code: 'closed', request_id: 'request-1' };

const scrolled = vi.fn();

async function openSite(address: string) {
  const store = createTestStore();
  vi.stubGlobal('fetch', async () => Response.json(failure, { status: 403 }));
  vi.stubGlobal('scrollTo', scrolled);
  for (const path of ['/nowhere', '/contact', '/booking']) await loadPage(matchPage(path).page);
  window.history.replaceState(null, '', address);
  render(
    <SiteProviders store={store} styleCache={createStyleCache()}>
      <BrowserRouter>
        <SiteApp />
      </BrowserRouter>
    </SiteProviders>,
  );
  return store;
}

it('focuses a new page, and after Back the link that led there', async () => {
  await openSite('/nowhere');
  await screen.findByRole('heading', { name: 'Oops! Page Not Found' });
  await userEvent.click(await screen.findByRole('link', { name: 'Contact Support' }));
  await screen.findByRole('heading', { name: 'Contact Us' });
  expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Contact Us' }));
  window.history.back();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Contact Support' })),
  );
  window.history.forward();
  await screen.findByRole('heading', { name: 'Contact Us' });
  expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Contact Us' }));
});

it('has no enquiry bar on the page of the enquiry form, however its address is written', async () => {
  await openSite('/Booking/');
  screen.getByRole('complementary', { name: 'Shortcuts' });
  expect(screen.queryByRole('navigation', { name: 'Ask us' })).toBeNull();
});

it('scrolls to the top when a link leads to the current page, without another entry in the history', async () => {
  await openSite('/contact?from=mail');
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(window.history.length).toBe(entries + 1); // the menu's own
  scrolled.mockClear();
  await userEvent.click(within(menu).getByRole('link', { name: 'Contact Us' }));
  expect(scrolled).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('link', { name: 'Contact Us' }));
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(window.history.length).toBe(entries + 1);
});

it('links to the pages about visa and insurance of an agency without a customer portal', async () => {
  await openSite('/contact');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const footer = screen.getByRole('contentinfo', { hidden: true });
  for (const area of [menu, footer])
    for (const name of ['Visa', 'Insurance']) within(area).getByRole('link', { name, hidden: true });
});

it('has the title of the page again after Back from one that did not open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
  vi.spyOn(matchPage('/about').page, 'importer').mockRejectedValue(new Error('The connection broke'));
  await openSite('/contact');
  await screen.findByRole('heading', { name: 'Contact Us' });
  const { title } = document;
  expect(title).toMatch(/^Contact Us/);
  const about = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About Us' });
  await act(async () => fireEvent.click(about));
  expect(document.title).toBe('This page did not open');
  window.history.back();
  await screen.findByRole('heading', { name: 'Contact Us' });
  await waitFor(() => expect(document.title).toBe(title));
});

it('opens a page that did not open by a link with the same path', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
  const importer = vi.spyOn(matchPage('/destination').page, 'importer');
  importer.mockRejectedValueOnce(new Error('The connection broke'));
  await openSite('/contact');
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await act(async () => fireEvent.click(menu.getByRole('link', { name: /^India/ })));
  await screen.findByRole('heading', { name: 'This page did not open' });
  await act(async () => fireEvent.click(menu.getByRole('link', { name: /^Abroad/ })));
  await screen.findByRole('heading', { name: 'Popular Destinations' });
  expect(screen.queryByText('This page did not open')).toBeNull();
});

it('opens no menu over the page to which the visitor went while its code was loaded', async () => {
  await openSite('/contact');
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  window.history.pushState(null, '', '/booking');
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has the title of a page that did not open once a link to it is followed whose code was prefetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
  const { page } = matchPage('/trips');
  vi.spyOn(page, 'importer').mockRejectedValueOnce(new Error('The connection broke'));
  const store = await openSite('/contact');
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Day Trips' });
  await act(async () => fireEvent.click(link));
  expect(document.title).toBe('This page did not open');

  const { head } = await loadPage(page);
  store.dispatch({ type: 'prefetched' });
  await act(async () => fireEvent.click(link));
  await waitFor(() => expect(screen.queryByText('This page did not open')).toBeNull());
  expect(document.title).toBe(head(store, {}, new URLSearchParams()).title);
});
