import { matchRoutes, type RouteObject } from 'react-router-dom';
import { SiteLayout } from '../pages/site/layout/SiteLayout.tsx';
import type { PageModule, PageParams, PageSource } from './pageModule.ts';
import { SitePage } from './SitePage.tsx';

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

const addresses: { path: string; page: PageSource }[] = [
  { path: '/', page: home },
  { path: '/about', page: about },
  { path: '/contact', page: contact },
  { path: '/destination', page: destinations },
  { path: '/itinerary/:destinationName', page: itinerary },
  { path: '/booking', page: booking },
  { path: '/tour', page: booking },
  { path: '/tour-list', page: booking },
  { path: '/tour-grid', page: booking },
  { path: '/tour-details', page: tourDetails },
  { path: '/blog', page: blogList },
  { path: '/blogs', page: blogList },
  { path: '/blog-grids', page: blogList },
  { path: '/blog-details', page: blogArticle },
  { path: '/blog-details/:id', page: blogArticle },
  { path: '/wedding', page: wedding },
  { path: '/destination-wedding', page: wedding },
  { path: '/travel-news', page: newsList },
  { path: '/news-details/:id', page: newsArticle },
  { path: '/trips', page: dayTrips },
  { path: '/day-trips', page: dayTrips },
  { path: '/privacy', page: privacy },
  { path: '/terms', page: terms },
  { path: '/visa', page: visa },
  { path: '/insurance', page: insurance },
  { path: '*', page: notFound },
];

/** Every address of the public site. */
export const siteRoutes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: addresses.map(({ path, page }) => ({ path, element: <SitePage page={page} />, handle: page })),
  },
];

/** The page that shows an address, and what the address names; not-found matches whatever nothing else does. */
export function matchPage(pathname: string): { page: PageSource; params: PageParams } {
  const match = matchRoutes(siteRoutes, pathname)?.at(-1);
  // The handles are set just above.
  return { page: (match?.route.handle as PageSource | undefined) ?? notFound, params: match?.params ?? {} };
}
