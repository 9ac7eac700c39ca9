import { matchRoutes } from 'react-router-dom';
import type { PageModule, PageParams, PageSource } from './pageModule.ts';

/** A page in its own chunk. */
const page = (name: string, importer: () => Promise<PageModule>, { heavy = false } = {}): PageSource => ({
  name,
  importer,
  heavy,
  module: null,
});

const home = page('HomePage', () => import('../pages/site/HomePage.tsx'));
const about = page('AboutPage', () => import('../pages/site/AboutPage.tsx'));
const contact = page('ContactPage', () => import('../pages/site/ContactPage.tsx'), { heavy: true });
const destinations = page('DestinationsPage', () => import('../pages/site/DestinationsPage.tsx'));
const itinerary = page('ItineraryPage', () => import('../pages/site/ItineraryPage.tsx'));
const booking = page('BookingPage', () => import('../pages/site/BookingPage.tsx'), { heavy: true });
const tourDetails = page('TourDetailsPage', () => import('../pages/site/TourDetailsPage.tsx'));
const wedding = page('WeddingPage', () => import('../pages/site/WeddingPage.tsx'));
const dayTrips = page('DayTripsPage', () => import('../pages/site/DayTripsPage.tsx'));
const blogList = page('BlogListPage', () => import('../pages/site/BlogListPage.tsx'));
const blogArticle = page('BlogArticlePage', () => import('../pages/site/BlogArticlePage.tsx'));
const newsList = page('NewsListPage', () => import('../pages/site/NewsListPage.tsx'));
const newsArticle = page('NewsArticlePage', () => import('../pages/site/NewsArticlePage.tsx'));
const privacy = page('PrivacyPage', () => import('../pages/site/PrivacyPage.tsx'));
const terms = page('TermsPage', () => import('../pages/site/TermsPage.tsx'));
const visa = page('VisaPage', () => import('../pages/site/VisaPage.tsx'));
const insurance = page('InsurancePage', () => import('../pages/site/InsurancePage.tsx'));
const notFound = page('NotFoundPage', () => import('../pages/site/NotFoundPage.tsx'));

/** Addresses of one page each. */
const plain = new Map([
  ['/', home],
  ['/about', about],
  ['/contact', contact],
  ['/destination', destinations],
  ['/booking', booking],
  ['/tour', booking],
  ['/tour-list', booking],
  ['/tour-grid', booking],
  ['/tour-details', tourDetails],
  ['/blog', blogList],
  ['/blogs', blogList],
  ['/blog-grids', blogList],
  ['/blog-details', blogArticle],
  ['/wedding', wedding],
  ['/destination-wedding', wedding],
  ['/travel-news', newsList],
  ['/trips', dayTrips],
  ['/day-trips', dayTrips],
  ['/privacy', privacy],
  ['/terms', terms],
  ['/visa', visa],
  ['/insurance', insurance],
]);

/** Addresses that name what their page shows. */
const naming = [
  { path: '/itinerary/:destinationName', handle: itinerary },
  { path: '/blog-details/:id', handle: blogArticle },
  { path: '/news-details/:id', handle: newsArticle },
];

/** The page that shows an address, and what the address names; the page for the lost shows whatever no other does. */
export function matchPage(pathname: string): { page: PageSource; params: PageParams } {
  const page = plain.get(pathname.toLowerCase().replace(/\/+$/, '') || '/');
  if (page) return { page, params: {} };
  const match = matchRoutes(naming, pathname)?.[0];
  return match ? { page: match.route.handle, params: match.params } : { page: notFound, params: {} };
}
