import { textToHtml } from './textToHtml.ts';

/**
 * Converts HTML to Markdown-like text. What that cannot express (sections, ids, tables) stays HTML, which the
 * conversion back preserves unchanged.
 */
export function htmlToText(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const blocks: string[] = [];
  for (const node of body.childNodes) {
    const text = blockText(node);
    if (text.trim() === '') continue;
    const mark = findListMark(text);
    // The conversion back would make one list of both.
    const joins = mark !== undefined && mark === findListMark(blocks.at(-1) ?? '');
    blocks.push(joins && node instanceof Element ? asHtml(node) : text);
  }
  return blocks.join('\n\n');
}

/** How the lines of a list begin; undefined for other blocks. */
const findListMark = (text: string) => /^(?:-|1\.) /.exec(text)?.[0];

const marks: Record<string, string> = { STRONG: '**', B: '**', EM: '_', I: '_' };

/** Returns text if its conversion back restores the block. Attributes, nested blocks and some marks do not survive. */
function blockText(node: Node): string {
  if (!(node instanceof Element)) return escapeMarkdown(node.textContent ?? '').trim();
  const text = elementText(node);
  return text !== null && normalize(textToHtml(text)) === normalize(node.outerHTML) ? text : asHtml(node);
}

function elementText(element: Element): string | null {
  const heading = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (heading) return `${'#'.repeat(Number(heading))} ${inlineText(element)}`;
  if (element.tagName === 'P') return inlineText(element);
  if (element.tagName === 'HR') return '---';
  if (element.tagName === 'UL' || element.tagName === 'OL') return listText(element);
  if (element.tagName === 'BLOCKQUOTE') return quoteText(element);
  return null;
}

/** Removes differences without meaning: blanks, `<b>` for `<strong>`, a paragraph at the edge of an item or quote. */
const normalize = (html: string) =>
  new DOMParser()
    .parseFromString(html, 'text/html')
    .body.innerHTML.replace(/\s|&nbsp;/g, '')
    .replace(/<(\/?)b>/g, '<$1strong>')
    .replace(/<(\/?)i>/g, '<$1em>')
    .replace(/(<li>|<blockquote>)<p>/g, '$1')
    .replace(/<\/p>(<\/li>|<\/blockquote>)/g, '$1');

function listText(list: Element): string {
  return [...list.children]
    .map((item, index) => `${list.tagName === 'OL' ? `${index + 1}.` : '-'} ${inlineText(item).trim()}`)
    .join('\n');
}

const quoteText = (quote: Element) => {
  const paragraphs = quote.querySelector('p') ? [...quote.children] : [quote];
  return paragraphs.map((one) => `> ${inlineText(one).trim().replaceAll('\n', '\n> ')}`).join('\n>\n');
};

function inlineText(element: Node): string {
  return [...element.childNodes].map(pieceText).join('');
}

function pieceText(node: Node): string {
  if (!(node instanceof Element))
    return escapeMarkdown((node.textContent ?? '').replace(/[ \t\n\f\r]+/g, ' '));
  const mark = marks[node.tagName];
  // blanks inside the marks would keep them from closing
  if (mark) return inlineText(node).replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`);
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
