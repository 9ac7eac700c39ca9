/** Pictures without an address on the web, as Word and webmail copy them. */
const unusablePictures = 'img[src^="file:"], img[src^="data:"], img[src^="blob:"]';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

export const countUnusablePictures = (html: string) => parse(html).querySelectorAll(unusablePictures).length;

/**
 * Turns the paragraphs by which Word shows lists into lists, and removes pictures that the website could not show.
 * Levels of lists are lost.
 */
export function cleanPastedHtml(html: string): string {
  if (!/mso-list|file:|data:|blob:/.test(html)) return html;
  const page = parse(html);
  for (const picture of page.querySelectorAll(unusablePictures)) picture.remove();
  for (const paragraph of page.querySelectorAll('p[style*="mso-list"]')) toListItem(paragraph);
  return page.body.innerHTML;
}

/** Moves the content of a paragraph to the list before it, or to a new one. */
function toListItem(paragraph: Element): void {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"]');
  const name = /^\s*\w+[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const before = paragraph.previousElementSibling;
  const isSameList = before?.localName === name && before.hasAttribute('data-pasted');
  const list = isSameList ? before : document.createElement(name);
  list.setAttribute('data-pasted', '');
  if (!isSameList) paragraph.before(list);
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
}
