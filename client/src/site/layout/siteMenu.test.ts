import { expect, it } from 'vitest';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { portalMenu, portalPage, serviceGrid } from './siteMenu.ts';

const withPortal = (url: string) => ({ customer_portal_url: url }) as BusinessFacts; // all that the menus need

it('leads to the pages of the customer portal', () => {
  const links = portalMenu(withPortal('https://portal.example.com/')).map(({ to }) => to);
  const pages = ['flights', 'hotels', 'holidays', 'bus', 'visa', 'insurance'];
  expect(links).toEqual(pages.map((page) => `https://portal.example.com/${page}`));
});

it.each([
  ['https://portal.example.com/app?agent=1', 'https://portal.example.com/app/visa?agent=1'],
  ['https://portal.example.com/#/', 'https://portal.example.com/visa#/'],
])('keeps the query and the fragment of the portal %s', (portal, expected) => {
  expect(portalPage(withPortal(portal), 'visa')).toBe(expected);
});

it('has no link to a portal that the agency does not have', () => {
  const facts = withPortal('');
  expect([portalMenu(facts), portalPage(facts, 'visa')]).toEqual([[], '']);
  const grid = serviceGrid(facts).map(({ id }) => id);
  const ownPages = ['india', 'abroad', 'trips', 'wedding', 'visa', 'insurance', 'blogs', 'news', 'contact'];
  expect(grid).toEqual(ownPages);
});

it('has the pages of this site in the grid', () => {
  const links = serviceGrid(withPortal('')).map(({ to }) => to);
  for (const page of ['visa', 'insurance', 'destination-wedding', 'blogs', 'travel-news', 'contact'])
    expect(links).toContain(`/${page}`);
});
