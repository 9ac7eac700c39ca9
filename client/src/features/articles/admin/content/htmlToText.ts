/**
 * Converts HTML to Markdown-like text. What that cannot express (sections, ids, tables) stays HTML, which the
 * conversion back preserves unchanged.
 */
export function htmlToText(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const blocks: string[] = [];
  for (const node of body.childNodes) {
    const text = blockText(node);
    if (text.trim() !== '') blocks.push(text);
  }
  return blocks.join('\n\n');
}

const marks: Record<string, string> = { STRONG: '**', B: '**', EM: '_', I: '_' };

function blockText(node: Node): string {
  if (!(node instanceof Element)) return escapeMarkdown(node.textContent ?? '').trim();
  const heading = /^H([1-6])$/.exec(node.tagName)?.[1];
  if (isPlain(node)) {
    if (heading) return `${'#'.repeat(Number(heading))} ${inlineText(node)}`;
    if (node.tagName === 'P') return inlineText(node);
    if (node.tagName === 'HR') return '---';
    if (node.tagName === 'UL' || node.tagName === 'OL') return listText(node) ?? asHtml(node);
    if (node.tagName === 'BLOCKQUOTE') return quoteText(node);
  }
  return asHtml(node);
}

/** Whether an element has no attributes and all its content can be expressed as text. */
function isPlain(element: Element): boolean {
  const inside = [...element.querySelectorAll('*')];
  return element.attributes.length === 0 && inside.every((one) => isExpressible(one));
}

function isExpressible(element: Element): boolean {
  const names = element.getAttributeNames();
  if (element.tagName === 'A') return names.every((name) => name === 'href');
  if (element.tagName === 'IMG') return names.every((name) => name === 'src' || name === 'alt');
  return names.length === 0 && /^(STRONG|B|EM|I|CODE|BR|P|UL|OL|LI)$/.test(element.tagName);
}

function listText(list: Element): string | null {
  const items = [...list.children];
  if (items.some((item) => item.querySelector('ul, ol, p + p'))) return null;
  return items
    .map((item, index) => `${list.tagName === 'OL' ? `${index + 1}.` : '-'} ${inlineText(item).trim()}`)
    .join('\n');
}

const quoteText = (quote: Element) => {
  const paragraphs = [...quote.children];
  const texts = paragraphs.length > 0 ? paragraphs.map(inlineText) : [inlineText(quote)];
  return texts.map((text) => `> ${text.trim().replaceAll('\n', '\n> ')}`).join('\n>\n');
};

function inlineText(element: Node): string {
  return [...element.childNodes].map(pieceText).join('');
}

function pieceText(node: Node): string {
  if (!(node instanceof Element)) return escapeMarkdown((node.textContent ?? '').replace(/\s+/g, ' '));
  const mark = marks[node.tagName];
  if (mark) return `${mark}${inlineText(node)}${mark}`;
  if (node.tagName === 'BR') return '  \n';
  if (node.tagName === 'CODE') return `\`${node.textContent}\``;
  if (node.tagName === 'A') return `[${inlineText(node)}](${node.getAttribute('href') ?? ''})`;
  if (node.tagName === 'IMG')
    return `![${node.getAttribute('alt') ?? ''}](${node.getAttribute('src') ?? ''})`;
  return inlineText(node);
}

/** Removes blank lines, which would end a block of HTML. */
const asHtml = (element: Element) => element.outerHTML.replace(/\n\s*\n+/g, '\n');

const escapeMarkdown = (text: string) =>
  text
    .replace(/([\\`*_[\]])/g, '\\$1')
    .replace(/</g, '&lt;')
    .replace(/^(\s*)(#|>|[-+]\s)/, '$1\\$2')
    .replace(/^(\s*\d+)\.(\s)/, '$1\\.$2');
