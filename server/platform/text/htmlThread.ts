import DOMPurify, { type WindowLike } from 'dompurify';
import { compile } from 'html-to-text';
import { JSDOM } from 'jsdom';
import type { MailHtml } from './html.ts';
import { htmlPolicy, tidyElement } from './htmlPolicy.contract.ts';
import { limitTime } from './limitTime.ts';

// The work of `html.ts` that parses HTML, in a thread of its own: reading jsdom alone takes most of a second.

function openPurifier() {
  // jsdom's window satisfies DOMPurify; the types of the two packages differ.
  const opened = DOMPurify(new JSDOM('').window as unknown as WindowLike);
  opened.addHook('afterSanitizeAttributes', tidyElement);
  return opened;
}

let purifier = openPurifier();

export const sanitizeHtml = (html: string): string => purifier.sanitize(html, htmlPolicy).trim();

export function sanitizeMailHtml({ html, ms }: MailHtml): string | null {
  const safe = limitTime(ms, () => purifier.sanitize(html, { ...htmlPolicy, FORBID_TAGS: ['img'] }).trim());
  // One that was interrupted is not used again.
  if (safe === null) purifier = openPurifier();
  return safe;
}

const toPlainText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
});

export const readMailHtml = ({ html, ms }: MailHtml): string | null => limitTime(ms, () => toPlainText(html));
