import type { BusinessFacts } from '../../features/settings/settingsApi.ts';

export type MenuItem = {
  id: string;
  name: string;
  /** Shown instead of `name` where the bar is narrow. */
  shortName?: string;
  to: string;
};

/** A page of the customer portal, whose address may have a query; empty without a portal. */
export const portalPage = ({ customer_portal_url: portal }: BusinessFacts, path: string) =>
  portal ? portal.replace(/\/*([?#].*)?$/, `/${path}$1`) : '';

const portalServices = ['Flights', 'Hotels', 'Holidays', 'Bus', 'Visa', 'Insurance'];

/** What the customer portal sells; nothing without a portal. */
export const portalMenu = (facts: BusinessFacts): MenuItem[] =>
  facts.customer_portal_url
    ? portalServices.map((name) => {
        const id = name.toLowerCase();
        return { id, name, to: portalPage(facts, id) };
      })
    : [];

/** Pages of this site about what the customer portal sells; footer and menu list them without a portal. */
export const servicePages: MenuItem[] = [
  { id: 'visa', name: 'Visa', to: '/visa' },
  { id: 'insurance', name: 'Insurance', to: '/insurance' },
];

/** The agency's own journeys, which come first in every menu. */
export const journeyMenu: MenuItem[] = [
  { id: 'india', name: 'India', to: '/destination?type=domestic' },
  { id: 'abroad', name: 'Abroad', to: '/destination?type=international' },
  { id: 'trips', name: 'Day Trips', to: '/trips' },
  { id: 'wedding', name: 'Destination Wedding', shortName: 'Weddings', to: '/wedding' },
];

export const desktopMenu: MenuItem[] = [
  ...journeyMenu,
  { id: 'news', name: 'Travel News', shortName: 'News', to: '/travel-news' },
  { id: 'blogs', name: 'Blogs', to: '/blog' },
  { id: 'contact', name: 'Contact Us', to: '/contact' },
];

/** The service grid of phones; visa and insurance have pages of this site. */
export const serviceGrid = (facts: BusinessFacts): MenuItem[] => [
  ...journeyMenu.map((item) =>
    item.id === 'wedding' ? { ...item, name: 'Wedding', to: '/destination-wedding' } : item,
  ),
  ...servicePages,
  { id: 'blogs', name: 'Blogs', to: '/blogs' },
  { id: 'news', name: 'News', to: '/travel-news' },
  { id: 'contact', name: 'Contact', to: '/contact' },
  ...portalMenu(facts).filter(({ id }) => id !== 'visa' && id !== 'insurance'),
];
