import type { WeddingListAnswer } from '../modules/weddings/contract.ts';
import { weddingPagePath } from '../modules/weddings/weddingPagePath.contract.ts';
import { escapeMarkup } from '../platform/text/escapeMarkup.contract.ts';
import type { PageData } from './pageData.ts';

type Source = { read: PageData['read']; publicUrl: string };

/** A text that is generated from the site's content, at a fixed address. */
export type SiteFile = { type: string; write(source: Source): Promise<string> };

type Article = { id: number; slug: string; title: string; excerpt: string; date: string; updated_at: string };
type Named = { name: string; slug: string; updated_at?: string };

/** Control characters have no place in XML, escaped or not. */
const xml = (text: string) => escapeMarkup(text.replace(/[^\P{Cc}\t\n\r]/gu, ''));

const pageSize = 100;
const mostPages = 100;

/** Every published article of a kind, newest first. */
async function allArticles({ read }: Source, kind: 'blog' | 'news'): Promise<Article[]> {
  const articles: Article[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { status, body } = await read(`/api/${kind}/all?page=${page}&limit=${pageSize}`);
    if (status !== 200) return articles;
    const { posts, pagination } = body as { posts: Article[]; pagination: { has_next: boolean } }; // our own contract
    articles.push(...posts);
    if (!pagination.has_next) return articles;
  }
  return articles;
}

async function allDestinations({ read }: Source): Promise<Named[]> {
  const { status, body } = await read('/api/destinations?is_active=1');
  return status === 200 ? (body as { destinations: Named[] }).destinations : []; // our own contract
}

async function allWeddings({ read }: Source): Promise<{ slug: string; updated_at: string }[]> {
  const { status, body } = await read('/api/wedding/destinations?is_active=1');
  return status === 200 ? (body as WeddingListAnswer).destinations : []; // our own contract
}

const plainPages = [
  '/',
  '/about',
  '/contact',
  '/booking',
  '/destination',
  '/wedding',
  '/trips',
  '/tour-details',
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
    const [destinations, weddings, posts, news] = await Promise.all([
      allDestinations(source),
      allWeddings(source),
      allArticles(source, 'blog'),
      allArticles(source, 'news'),
    ]);
    const entries: { path: string; changed?: string | undefined }[] = [
      ...plainPages.map((path) => ({ path })),
      ...destinations.map(({ name, updated_at }) => ({
        path: `/itinerary/${encodeURIComponent(name)}`,
        changed: updated_at,
      })),
      ...weddings.map(({ slug, updated_at }) => ({ path: weddingPagePath(slug), changed: updated_at })),
      ...posts.map(({ id, updated_at }) => ({ path: `/blog-details/${id}`, changed: updated_at })),
      ...news.map(({ id, updated_at }) => ({ path: `/news-details/${id}`, changed: updated_at })),
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

const newestInFeed = 30;

function feed(kind: 'blog' | 'news', title: string, listPath: string, articlePath: string): SiteFile {
  return {
    type: 'application/rss+xml; charset=utf-8',
    async write(source) {
      const { publicUrl } = source;
      const { body } = await source.read('/api/settings/public');
      const agency = (body as { data: { agency_name: string } }).data.agency_name; // our own contract
      const newest = (await allArticles(source, kind)).slice(0, newestInFeed);
      const items = newest.map((article) => {
        const link = xml(`${publicUrl}${articlePath}/${article.id}`);
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
        `    <title>${xml(`${title} · ${agency}`)}</title>`,
        `    <link>${xml(publicUrl + listPath)}</link>`,
        `    <atom:link href="${xml(`${publicUrl}/feed/${kind}.xml`)}" rel="self" type="application/rss+xml"/>`,
        `    <description>${xml(`${title} of ${agency}`)}</description>`,
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
  '/feed/blog.xml': feed('blog', 'Blog', '/blog', '/blog-details'),
  '/feed/news.xml': feed('news', 'Travel news', '/travel-news', '/news-details'),
};
