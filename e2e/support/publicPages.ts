import type { Database } from '../../server/platform/db/db.ts';

/** An address of the public site, as the demo content fills it. */
export type PublicPage = {
  path: string;
  /** The canonical address. */
  canonical: string;
  /** A text that only comes with this page's data. */
  shows: string;
  /** schema.org types in its structured data. */
  types: string[];
  /** Not in the sitemap, nor for search engines. */
  noindex?: true;
};

/** The newest published article of each kind, and drafts. */
export type DemoEntries = Record<'blog' | 'news' | 'blogDraft' | 'newsDraft', { id: number; title: string }>;

export async function demoEntries(db: Database): Promise<DemoEntries> {
  const newest = async (kind: 'blog' | 'news', published: boolean) => {
    const post = await db('posts')
      .where({ kind, published })
      .orderBy('dated_at', 'desc')
      .first('id', 'title');
    return { id: Number(post.id), title: String(post.title) };
  };
  return {
    blog: await newest('blog', true),
    news: await newest('news', true),
    blogDraft: await newest('blog', false),
    newsDraft: await newest('news', false),
  };
}

/** Every route of the public site, and the aliases. */
export function publicPages({ blog, news }: DemoEntries): PublicPage[] {
  const page = (path: string, shows: string, types: string[] = [], canonical = path): PublicPage => ({
    path,
    canonical,
    shows,
    types,
  });
  const crumbs = ['BreadcrumbList'];
  const trip = [...crumbs, 'TouristTrip'];
  const filtered = (path: string, shows: string): PublicPage => ({
    ...page(`${path}&utm_source=mail`, shows, crumbs, path),
    noindex: true,
  });
  return [
    page('/', 'Where could we go?', ['TravelAgency']),
    page('/about', 'Sustainability', [...crumbs, 'TravelAgency']),
    page('/contact', 'info@', [...crumbs, 'TravelAgency']),
    page('/destination', 'Showing 13 of 13 destinations', crumbs),
    page('/itinerary/Goa', 'Old Goa', [...trip, 'Product']),
    page('/itinerary/Andaman%20Islands', 'Havelock', trip),
    page('/booking', 'Why choose', crumbs),
    ...['/tour', '/tour-list', '/tour-grid'].map((path) => page(path, 'Why choose', crumbs, '/booking')),
    page('/tour-details', '$245', trip),
    page('/tour-details?trip=4', 'Dudhsagar Falls by Forest Jeep', trip),
    page('/blog', blog.title, crumbs),
    page('/blog?page=2', 'Showing 10 to 18 of 18 results', crumbs),
    ...['/blogs', '/blog-grids'].map((path) => page(path, blog.title, crumbs, '/blog')),
    page('/blog/category/Travel%20Tips', 'Blog posts in the category Travel Tips.', crumbs),
    page('/blog/tag/beach', 'Blog posts with the tag beach.', crumbs),
    page('/blog/author/Ananya%20Kamat', 'Blog posts written by Ananya Kamat.', crumbs),
    page('/travel-news/category/Travel', 'Travel news in the category Travel.', crumbs),
    page(`/blog-details/${blog.id}`, blog.title, [...crumbs, 'BlogPosting']),
    page('/wedding', 'Lake Palace Wedding in Udaipur', crumbs),
    page('/destination-wedding', 'Lake Palace Wedding in Udaipur', crumbs, '/wedding'),
    filtered('/wedding?place=Rajasthan&guests=250', 'Showing 2 of 8 wedding packages'),
    page('/wedding/udaipur-lake', 'Sample programme', [...crumbs, 'Product', 'FAQPage']),
    page('/travel-news', news.title, crumbs),
    page('/travel-news?page=2', 'Showing 10 to 15 of 15 results', crumbs),
    page(`/news-details/${news.id}`, news.title, [...crumbs, 'NewsArticle']),
    page('/trips', 'South Goa Beaches and Cabo de Rama', crumbs),
    filtered('/trips?shown=6', 'Showing 6 of 6 trips'),
    filtered('/destination?type=international', 'Showing 5 of 13 destinations (international)'),
    page('/day-trips', 'South Goa Beaches and Cabo de Rama', crumbs, '/trips'),
    page('/search', 'Search', crumbs),
    filtered('/search?q=kerla', 'This comes close:'),
    { ...page('/shortlist', 'Compare at leisure', crumbs), noindex: true },
    filtered('/shortlist?ids=trip-4', 'Dudhsagar Falls'),
    { ...page('/review', 'Review your journey'), noindex: true },
    page('/privacy', 'Privacy Policy', crumbs),
    page('/terms', 'Terms', crumbs),
    page('/visa', 'Schengen countries', [...crumbs, 'Service']),
    page('/insurance', 'Frequent traveller', [...crumbs, 'Service']),
  ];
}

/** Addresses without a page. */
export const missingPages = [
  '/404',
  '/nowhere',
  '/blog-details',
  '/blog-details/999999',
  '/blog-details/x',
  '/blog/tag/atlantis',
  '/blog/topic/goa',
  '/travel-news/author/Ghost',
  '/news-details/999999',
  '/itinerary/Atlantis',
  '/itinerary/%25',
  '/wedding/atlantis',
  '/tour-details?trip=99',
];
