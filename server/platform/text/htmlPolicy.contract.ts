/**
 * The single policy for bodies that staff write, for DOMPurify: everything that it does not name is removed. The server
 * applies it before a body is stored, the editors before they show one.
 */
export const htmlPolicy = {
  ALLOWED_TAGS: [
    ...['section', 'div', 'p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'],
    ...['ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption', 'code', 'pre'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'mark', 'small', 'sub', 'sup', 'cite', 'q', 'abbr', 'time'],
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
  // Every other attribute would be checked against the rule for addresses.
  ADD_URI_SAFE_ATTR: [
    ...['width', 'height', 'loading', 'start', 'datetime', 'colspan', 'rowspan', 'scope', 'span', 'lang'],
  ],
  // Ids make the table of contents. Only headings and sections retain theirs, which override no property of the document.
  SANITIZE_DOM: false,
};

const mayHaveId = new Set(['SECTION', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
const harmlessId = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,99}$/u;

const pictureAddress = /^(?:https?:|\/(?![/\\]))/i;

/**
 * The part of the policy that lists cannot express: a hook that runs after the attributes of an element were sanitised.
 */
export function tidyElement(node: Element): void {
  const id = node.getAttribute('id');
  if (id !== null && !(mayHaveId.has(node.tagName) && harmlessId.test(id))) node.removeAttribute('id');
  if (node.tagName !== 'IMG') return;
  if (!pictureAddress.test(node.getAttribute('src') ?? '')) node.remove();
  else if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
}
