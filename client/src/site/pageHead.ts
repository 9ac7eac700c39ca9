import { escapeMarkup } from '@platform/text/escapeMarkup.contract.ts';
import { type FocalPoint, pictureUrl } from '../ui/site/Picture.tsx';
import type { PageHead } from './pageModule.ts';

const scriptEscapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON escaped for use inside a script element. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => scriptEscapes[sign] ?? sign);

const defaultImage = '/pictures/hero/hills.svg';

/** Link previews accept JPEG of 1200 × 630 only; the server converts the picture, and crops it in steps of 10 %. */
function shareImage(src: string, { focal_x = 50, focal_y = 50 }: FocalPoint = {}): string {
  const url = pictureUrl(src);
  if (!url.startsWith('/')) return url;
  const focus = [focal_x, focal_y].map((percent) => Math.round(percent / 10) * 10).join('-');
  return `/share${focus === '50-50' ? '' : `/${focus}`}${url.replace(/\.\w+$/, '')}.jpg`;
}

type Tag = { name: 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string };

/** Structured data needs absolute URLs; pages write paths, and those of pictures may lack the slash at their start. */
function withOrigin(value: unknown, origin: string, name?: string): unknown {
  if (typeof value === 'string') {
    const url = name === 'image' ? pictureUrl(value) : value;
    return /^\/\S*$/.test(url) ? `${origin}${url}` : url;
  }
  if (Array.isArray(value)) return value.map((entry) => withOrigin(entry, origin, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withOrigin(entry, origin, key)]),
  );
}

const feedLink = ({ title, path }: { title: string; path: string }, origin: string): Tag => ({
  name: 'link',
  attributes: { rel: 'alternate', type: 'application/rss+xml', title, href: `${origin}${path}` },
});

const meta = (key: 'name' | 'property', name: string, content: string): Tag => ({
  name: 'meta',
  attributes: { [key]: name, content },
});

/** What search engines read, with absolute URLs below `origin`. */
function headTags(head: PageHead, origin: string): Tag[] {
  return [
    meta('name', 'description', head.description),
    { name: 'link', attributes: { rel: 'canonical', href: origin + head.canonicalPath } },
    ...(head.feed ? [feedLink(head.feed, origin)] : []),
    ...(head.noindex || (head.status && head.status >= 400) ? [meta('name', 'robots', 'noindex')] : []),
  ];
}

const structuredData = ({ jsonLd = [] }: PageHead, origin: string): Tag[] =>
  jsonLd.map((facts) => ({
    name: 'script',
    attributes: { type: 'application/ld+json' },
    text: scriptJson(withOrigin(facts, origin)),
  }));

/** What chats and social sites show of a link. */
function previewTags(head: PageHead, origin: string): Tag[] {
  const image = shareImage(head.image ?? defaultImage, head.focus);
  const isOwn = image.startsWith('/');
  return [
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', origin + head.canonicalPath),
    meta('property', 'og:image', isOwn ? origin + image : image),
    // with its size, a preview has the picture from the first time that a page is shared
    ...(isOwn
      ? [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630')]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The head elements as HTML, for the server. The structured data is last: previews read only the start of a page. */
export function headHtml(head: PageHead, origin: string): string {
  const tags = [...headTags(head, origin), ...previewTags(head, origin), ...structuredData(head, origin)];
  const elements = tags.map(({ name, attributes, text }) => {
    const written = Object.entries(attributes)
      .map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
      .join('');
    return `<${name}${written}>${name === 'script' ? `${text}</script>` : ''}`;
  });
  return [`<title>${escapeMarkup(head.title)}</title>`, ...elements].join('\n    ');
}
