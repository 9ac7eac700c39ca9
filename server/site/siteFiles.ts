import {
  articleListPaths,
  articlePath,
  articleTopicPath,
} from '../modules/articles/articleTopics.contract.ts';
import type { BlogRow } from '../modules/articles/blog.contract.ts';
import type { StoredPage } from '../modules/content/contract.ts';
import { itineraryPath } from '../modules/destinations/itineraryPath.contract.ts';
import type { WeddingListResponse } from '../modules/weddings/contract.ts';
import { weddingPagePath } from '../modules/weddings/weddingPagePath.contract.ts';
import { escapeMarkup } from '../platform/text/escapeMarkup.contract.ts';
import type { PageData } from './pageData.ts';

type Source = { read: PageData['read']; publicUrl: string };

/** A text that is generated from the site's content, at a fixed address. */
export type SiteFile = { type: string; write(source: Source): Promise<string> };

type Article = Pick<
  BlogRow,
  'id' | 'title' | 'excerpt' | 'date' | 'updated_at' | 'categories' | 'tags' | 'author'
>;
type Named = { name: string; slug: string; updated_at?: string };

/** XML allows neither control characters nor these two, even escaped. */
const xml = (text: string) => escapeMarkup(text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ''));

const pageSize = 100;
const maxPages = 100;

/** The entries of all pages of a list. */
async function readPages<Entry>({ read }: Source, list: string, name: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { status, body } = await read(`${list}page=${page}&limit=${pageSize}`);
    if (status !== 200) return entries;
    const response = body as Record<string, Entry[]> & { pagination: { has_next: boolean } }; // our own contract
    entries.push(...(response[name] ?? []));
    if (!response.pagination.has_next) return entries;
  }
  return entries;
}

/** Every published article of a kind, newest first. */
const allArticles = (source: Source, kind: 'blog' | 'news') =>
  readPages<Article>(source, `/api/${kind}/all?`, 'posts');

const allDestinations = (source: Source) =>
  readPages<Named>(source, '/api/destinations?is_active=1&', 'destinations');

async function allWeddings({ read }: Source): Promise<{ slug: string; updated_at: string }[]> {
  const { status, body } = await read('/api/wedding/destinations?is_active=1');
  return status === 200 ? (body as WeddingListResponse).destinations : []; // our own contract
}

/** The page of the sample tour, if there is one, and those of day trips. */
async function listTripPaths({ read }: Source): Promise<string[]> {
  const { status, body } = await read('/api/content/trips');
  if (status !== 200) return [];
  const { data } = body as { data: StoredPage<'trips'> }; // our own contract
  return [
    ...data.tours.map(() => '/tour-details'),
    ...data.trips.map(({ id }) => `/tour-details?trip=${id}`),
  ];
}

async function readAgencyName({ read }: Source): Promise<string | null> {
  const { status, body } = await read('/api/settings/public');
  return status === 200 ? (body as { data: { agency_name: string } }).data.agency_name : null; // our own contract
}

/** The pages of the categories, tags and authors of articles, each once. */
function listTopicPaths(kind: 'blog' | 'news', articles: Article[]): string[] {
  const paths = articles.flatMap(({ categories, tags, author }) => [
    ...categories.map((name) => articleTopicPath(kind, 'category', name)),
    ...tags.map((name) => articleTopicPath(kind, 'tag', name)),
    ...(author ? [articleTopicPath(kind, 'author', author)] : []),
  ]);
  return [...new Set(paths)].sort();
}

const plainPages = [
  '/',
  '/about',
  '/contact',
  '/booking',
  '/destination',
  '/wedding',
  '/trips',
  '/blog',
  '/travel-news',
  '/search',
  '/visa',
  '/insurance',
  '/privacy',
  '/terms',
];

const sitemap: SiteFile = {
  type: 'application/xml; charset=utf-8',
  async write(source) {
    const [destinations, weddings, posts, news, trips] = await Promise.all([
      allDestinations(source),
      allWeddings(source),
      allArticles(source, 'blog'),
      allArticles(source, 'news'),
      listTripPaths(source),
    ]);
    const entries: { path: string; changed?: string | undefined }[] = [
      ...[...plainPages, ...trips].map((path) => ({ path })),
      ...destinations.map(({ name, updated_at }) => ({ path: itineraryPath(name), changed: updated_at })),
      ...weddings.map(({ slug, updated_at }) => ({ path: weddingPagePath(slug), changed: updated_at })),
      ...posts.map(({ id, updated_at }) => ({ path: articlePath('blog', id), changed: updated_at })),
      ...news.map(({ id, updated_at }) => ({ path: articlePath('news', id), changed: updated_at })),
      ...[...listTopicPaths('blog', posts), ...listTopicPaths('news', news)].map((path) => ({ path })),
    ];
    const urls = entries.map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `  <url><loc>${xml(source.publicUrl + path)}</loc>${lastmod}</url>`;
    });
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>\n',
    ].join('\n');
  },
};

/** The newest published articles of a kind, newest first. */
async function listNewest({ read }: Source, kind: 'blog' | 'news'): Promise<Article[]> {
  const { status, body } = await read(`/api/${kind}/all?page=1&limit=30`);
  return status === 200 ? (body as { posts: Article[] }).posts : []; // our own contract
}

function feed(kind: 'blog' | 'news', title: string): SiteFile {
  return {
    type: 'application/rss+xml; charset=utf-8',
    async write(source) {
      const { publicUrl } = source;
      const agency = await readAgencyName(source);
      const items = (await listNewest(source, kind)).map((article) => {
        const link = xml(publicUrl + articlePath(kind, article.id));
        return [
          '    <item>',
          `      <title>${xml(article.title)}</title>`,
          `      <link>${link}</link>`,
          `      <guid isPermaLink="true">${link}</guid>`,
          `      <pubDate>${new Date(article.date).toUTCString()}</pubDate>`,
          `      <description>${xml(article.excerpt)}</description>`,
          '    </item>',
        ].join('\n');
      });
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
        '  <channel>',
        `    <title>${xml(agency ? `${title} · ${agency}` : title)}</title>`,
        `    <link>${xml(publicUrl + articleListPaths[kind])}</link>`,
        `    <atom:link href="${xml(`${publicUrl}/feed/${kind}.xml`)}" rel="self" type="application/rss+xml"/>`,
        `    <description>${xml(agency ? `${title} of ${agency}` : title)}</description>`,
        '    <language>en-in</language>',
        ...items,
        '  </channel>',
        '</rss>\n',
      ].join('\n');
    },
  };
}

const robots: SiteFile = {
  type: 'text/plain; charset=utf-8',
  write: async ({ publicUrl }) =>
    `User-agent: *\nDisallow: /admin\nDisallow: /api\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
};

/** Generated files at fixed addresses, such as the sitemap. */
export const siteFiles: Partial<Record<string, SiteFile>> = {
  '/robots.txt': robots,
  '/sitemap.xml': sitemap,
  '/feed/blog.xml': feed('blog', 'Blog'),
  '/feed/news.xml': feed('news', 'Travel news'),
};
