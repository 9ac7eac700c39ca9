import DOMPurify, { type WindowLike } from 'dompurify';

/** The one policy for bodies that staff write; what it does not name goes. */
const policy = {
  ALLOWED_TAGS: [
    ...['section', 'p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'mark', 'small', 'sub', 'sup', 'cite', 'q', 'abbr', 'time'],
    ...['a', 'img', 'figure', 'figcaption', 'code', 'pre'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    ...['id', 'href', 'title', 'src', 'alt', 'width', 'height', 'loading', 'start', 'datetime'],
    ...['colspan', 'rowspan', 'scope', 'span', 'lang'],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Web addresses, mail and telephone links, and paths and fragments of our own site.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|\/(?![/\\])|#)/i,
  // Every other attribute would be measured by the rule for addresses.
  ADD_URI_SAFE_ATTR: [
    ...['width', 'height', 'loading', 'start', 'datetime', 'colspan', 'rowspan', 'scope', 'span', 'lang'],
  ],
  // Ids make the table of contents. Those of headings and sections, which alone keep theirs, shadow nothing.
  SANITIZE_DOM: false,
};

const mayHaveId = new Set(['SECTION', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
const harmlessId = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,99}$/u;

const pictureAddress = /^(?:https?:|\/(?![/\\]))/i;

type Purifier = ReturnType<typeof DOMPurify>;

let opening: Promise<Purifier> | undefined;

/** Opened when first needed: a process that writes no bodies never pays for it. */
async function openPurifier(): Promise<Purifier> {
  const { JSDOM } = await import('jsdom');
  // jsdom's window has what DOMPurify asks for; the two packages describe it differently.
  const purifier = DOMPurify(new JSDOM('').window as unknown as WindowLike);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    const id = node.getAttribute('id');
    if (id !== null && !(mayHaveId.has(node.tagName) && harmlessId.test(id))) node.removeAttribute('id');
    if (node.tagName !== 'IMG') return;
    if (!pictureAddress.test(node.getAttribute('src') ?? '')) node.remove();
    else if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  });
  return purifier;
}

/** HTML that is safe to show: scripts, handlers, styles, frames, forms and other schemes are gone. */
export async function sanitizeHtml(html: string): Promise<string> {
  opening ??= openPurifier();
  return (await opening).sanitize(html, policy).trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of sanitised HTML in one line, for excerpts and word counts. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) =>
      /^<\/?(?:b|strong|i|em|u|s|a|mark|small|sub|sup|code|q|abbr)\b/i.test(tag) ? '' : ' ',
    )
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** At most `length` letters, cut between words, with an ellipsis where something is missing. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : undefined).replace(/[\s,;:.–-]+$/u, '')}…`;
}

const wordsPerMinute = 200;

/** Such as `4 min read`. */
export function readTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
