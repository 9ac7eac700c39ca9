import { JSDOM } from 'jsdom';
import { htmlPolicy } from '../platform/text/htmlPolicy.contract.ts';

const { window } = new JSDOM('');
const { document } = window;
const allowedTags = new Set(htmlPolicy.ALLOWED_TAGS.map((tag) => tag.toUpperCase()));
const allowedAttributes = new Set(htmlPolicy.ALLOWED_ATTR);

/** Where a fragment may end up: each parses in its own way. */
const places = ['div', 'td', 'template', 'section'];

/**
 * Dangerous parts of HTML that must not reach a reader's browser, as found by a parser: in several contexts and as a
 * whole page, and again after the parser has serialised it, because that reveals mutations.
 */
export function dangersIn(html: string): string[] {
  const found = new Set<string>();
  for (const place of places) {
    const holder = document.createElement(place);
    for (let time = 0; time < 2; time += 1) {
      holder.innerHTML = time === 0 ? html : holder.innerHTML;
      const root = holder instanceof window.HTMLTemplateElement ? holder.content : holder;
      for (const element of root.querySelectorAll('*'))
        for (const danger of listDangers(element)) found.add(danger);
    }
  }
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('*')) {
    const isFrame = ['HTML', 'HEAD', 'BODY'].includes(element.tagName) && element.attributes.length === 0;
    if (!isFrame) for (const danger of listDangers(element)) found.add(danger);
  }
  return [...found];
}

function listDangers(element: Element): string[] {
  const dangers = allowedTags.has(element.tagName) ? [] : [`element ${element.tagName}`];
  for (const { name, value } of element.attributes) {
    // The attribute `is` cannot be removed from its element, only emptied.
    const isEmptied = name === 'is' && value === '';
    if (!allowedAttributes.has(name) && !isEmptied) dangers.push(`attribute ${name}`);
    const isAddress = name === 'href' || name === 'src';
    if (isAddress && !htmlPolicy.ALLOWED_URI_REGEXP.test(value)) dangers.push(`address ${value}`);
    if (name === 'id' && !/^(SECTION|H[1-6])$/.test(element.tagName))
      dangers.push(`id of ${element.tagName}`);
  }
  return dangers;
}
