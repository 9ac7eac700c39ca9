import { decodePathPart } from './decodePathPart.ts';
import type { PageModule, PageParams, PageSource } from './pageModule.ts';

/** Declares a page with its own chunk. */
const page = (name: string, importer: () => Promise<PageModule>): PageSource => ({
  name,
  importer,
  module: null,
});

const home = page('HomePage', () => import('./pages/HomePage.tsx'));
const about = page('AboutPage', () => import('./pages/AboutPage.tsx'));
const contact = page('ContactPage', () => import('./pages/ContactPage.tsx'));
const destinations = page('DestinationsPage', () => import('./pages/DestinationsPage.tsx'));
const itinerary = page('ItineraryPage', () => import('./pages/ItineraryPage.tsx'));
const booking = page('BookingPage', () => import('./pages/BookingPage.tsx'));
const tourDetails = page('TourDetailsPage', () => import('./pages/TourDetailsPage.tsx'));
const wedding = page('WeddingPage', () => import('./pages/WeddingPage.tsx'));
const weddingPackage = page('WeddingPackagePage', () => import('./pages/WeddingPackagePage.tsx'));
const dayTrips = page('DayTripsPage', () => import('./pages/DayTripsPage.tsx'));
const blogList = page('BlogListPage', () => import('./pages/BlogListPage.tsx'));
const blogArticle = page('BlogArticlePage', () => import('./pages/BlogArticlePage.tsx'));
const newsList = page('NewsListPage', () => import('./pages/NewsListPage.tsx'));
const blogTopic = page('BlogTopicPage', () => import('./pages/BlogTopicPage.tsx'));
const newsTopic = page('NewsTopicPage', () => import('./pages/NewsTopicPage.tsx'));
const newsArticle = page('NewsArticlePage', () => import('./pages/NewsArticlePage.tsx'));
const search = page('SearchPage', () => import('./pages/SearchPage.tsx'));
const wishlist = page('WishlistPage', () => import('./pages/WishlistPage.tsx'));
const review = page('ReviewPage', () => import('./pages/ReviewPage.tsx'));
const privacy = page('PrivacyPage', () => import('./pages/PrivacyPage.tsx'));
const terms = page('TermsPage', () => import('./pages/TermsPage.tsx'));
const visa = page('VisaPage', () => import('./pages/VisaPage.tsx'));
const insurance = page('InsurancePage', () => import('./pages/InsurancePage.tsx'));
const notFound = page('NotFoundPage', () => import('./pages/NotFoundPage.tsx'));

/** Static paths. */
const plain = new Map([
  ['/', home],
  ['/about', about],
  ['/contact', contact],
  ['/destination', destinations],
  ['/itinerary', itinerary],
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
  ['/search', search],
  ['/shortlist', wishlist],
  ['/review', review],
  ['/privacy', privacy],
  ['/terms', terms],
  ['/visa', visa],
  ['/insurance', insurance],
]);

/** Pages that show one of many entries, by the first part of their path; the second part is the parameter. */
const entryPages = new Map([
  ['itinerary', { page: itinerary, parameter: 'destinationName' }],
  ['wedding', { page: weddingPackage, parameter: 'slug' }],
  ['blog-details', { page: blogArticle, parameter: 'id' }],
  ['news-details', { page: newsArticle, parameter: 'id' }],
]);

/** Lists of articles with one category, tag or author: `/blog/tag/monsoon`. */
const topicPages = new Map([
  ['blog', blogTopic],
  ['travel-news', newsTopic],
]);
/** Their topics, with names as long as the API accepts. */
const topicPattern = /^((category|tag)\/\S.{0,59}|author\/\S.{0,199})$/;

/** The page for a path, and the path's parameters; unknown paths get the not-found page. */
export function matchPage(pathname: string): { page: PageSource; params: PageParams } {
  // Without trailing slashes, removed by a pattern for what precedes them: a pattern for the slashes takes a second for
  // an address that is full of them.
  const path = /^.*[^/]/.exec(pathname)?.[0] ?? '';
  const page = plain.get(path.toLowerCase() || '/');
  if (page) return { page, params: {} };
  const [, folder = '', entry = '', name = '', ...deeper] = path.split('/');
  const topicPage = topicPages.get(folder.toLowerCase());
  const topic = decodePathPart(name);
  if (topicPage && topicPattern.test(`${entry}/${topic}`) && deeper.length === 0)
    return { page: topicPage, params: { topic: entry, name: topic } };
  const entryPage = entryPages.get(folder.toLowerCase());
  if (!entryPage || !entry || name || deeper.length > 0) return { page: notFound, params: {} };
  return { page: entryPage.page, params: { [entryPage.parameter]: decodePathPart(entry) } };
}
