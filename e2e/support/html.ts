const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&apos;': "'",
};

export const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|apos);/g, (entity) => entities[entity] ?? entity);

const parseAttributes = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );

type StructuredData = { '@type': string } & Record<string, unknown>;

/** The contents of a page's head, read from its HTML as a crawler does. */
export function getHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta: Record<string, string> = {};
  for (const [tag] of head.matchAll(/<meta [^>]+>/g)) {
    const { name, property, content } = parseAttributes(tag);
    const key = name ?? property;
    if (key) meta[key] = content ?? '';
  }
  const links = [...head.matchAll(/<link [^>]+>/g)].map(([tag]) => parseAttributes(tag));
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta,
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    jsonLd: [...head.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, text = '']): StructuredData => JSON.parse(text),
    ),
  };
}

/** The text that a visitor without JavaScript reads: the body without scripts, state and tags. */
export const visibleText = (html: string) =>
  decoded(
    html
      .slice(html.indexOf('<body'))
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ');
