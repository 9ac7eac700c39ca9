export type TocEntry = { id: string; title: string; level: 2 | 3 };

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const plainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const parseId = (attributes: string) => /\sid="([^"]+)"/.exec(attributes)?.[1];

/**
 * Extracts the sections of an article: `section`, `h2` and `h3` elements with an id. A section is named by its first
 * heading; if that heading has an id of its own, it replaces the section.
 */
export function tableOfContents(html: string): TocEntry[] {
  const entries: TocEntry[] = [];
  let section: string | undefined;
  const marks = /<\/?section\b([^>]*)>|<(h[23])\b([^>]*)>([\s\S]*?)<\/\2>/g;
  for (const [, sectionAttributes, tag, attributes = '', content = ''] of html.matchAll(marks)) {
    if (sectionAttributes !== undefined) {
      section = parseId(sectionAttributes);
      continue;
    }
    const id = parseId(attributes) ?? section;
    const title = plainText(content);
    if (id && title) entries.push({ id, title, level: tag === 'h3' ? 3 : 2 });
    section = undefined;
  }
  return entries;
}
