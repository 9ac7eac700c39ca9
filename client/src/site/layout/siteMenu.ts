import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { decodePathPart } from '../decodePathPart.ts';

export type MenuItem = {
  id: string;
  name: string;
  /** Shown instead of `name` where the bar is narrow. */
  shortName?: string;
  to: string;
  /** Left out of the desktop bar below 1200 pixels. */
  wideOnly?: boolean;
};

/** A page of the customer portal. */
export const portalPage = (facts: BusinessFacts, path: string) =>
  `${facts.customer_portal_url.replace(/\/+$/, '')}/${path}`;

export const portalMenu = (facts: BusinessFacts): MenuItem[] => [
  { id: 'flights', name: 'Flights', to: portalPage(facts, 'flights') },
  { id: 'hotels', name: 'Hotels', to: portalPage(facts, 'hotels') },
  { id: 'holidays', name: 'Holidays', to: portalPage(facts, 'holidays') },
  { id: 'bus', name: 'Bus', to: portalPage(facts, 'bus'), wideOnly: true },
  { id: 'visa', name: 'Visa', to: portalPage(facts, 'visa') },
  { id: 'insurance', name: 'Insurance', to: portalPage(facts, 'insurance'), wideOnly: true },
];

export const desktopMenu = (facts: BusinessFacts): MenuItem[] => [
  ...portalMenu(facts),
  { id: 'wedding', name: 'Destination Wedding', shortName: 'Weddings', to: '/wedding' },
  { id: 'news', name: 'Travel News', shortName: 'News', to: '/travel-news' },
  { id: 'blogs', name: 'Blogs', to: '/blog' },
  { id: 'contact', name: 'Contact Us', to: '/contact' },
];

/** The service grid of phones; visa and insurance have pages of this site. */
export const serviceGrid = (facts: BusinessFacts): MenuItem[] => [
  ...portalMenu(facts).filter(({ id }) => id !== 'visa' && id !== 'insurance'),
  { id: 'visa', name: 'Visa', to: '/visa' },
  { id: 'insurance', name: 'Insurance', to: '/insurance' },
  { id: 'wedding', name: 'Wedding', to: '/destination-wedding' },
  { id: 'blogs', name: 'Blogs', to: '/blogs' },
  { id: 'news', name: 'News', to: '/travel-news' },
  { id: 'contact', name: 'Contact', to: '/contact' },
];

const chatText = 'Hello! I would like to know more about your tours.';

/** The URL of a WhatsApp chat with a prefilled message. Empty without a number. */
export const chatAddress = (facts: BusinessFacts) =>
  facts.chat_number ? `https://wa.me/${facts.chat_number}?text=${encodeURIComponent(chatText)}` : '';

export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

const enquiryQuery = (source: string, info: string, type: string) =>
  `/booking?${new URLSearchParams({ for: source, ...(info ? { info } : {}), travel_type: type })}`;

/**
 * The URL of the enquiry form for the page that the visitor is viewing.
 * @param weddingTitle title of the wedding package that the page shows
 */
export function enquiryAddress(pathname: string, weddingTitle?: string): string {
  const [, page, name = ''] = pathname.split('/');
  if (page === 'itinerary') return enquiryQuery('destination', decodePathPart(name), 'Destination Package');
  if (weddingTitle) return enquiryQuery('wedding', weddingTitle, 'Wedding Package');
  if (page === 'wedding' || page === 'destination-wedding') return '/booking?for=wedding';
  return '/booking';
}
