import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import { compile } from 'html-to-text';
import { JSDOM } from 'jsdom';
import { htmlPolicy, tidyElement } from './htmlPolicy.contract.ts';
import { limitTime } from './limitTime.ts';
import type { TimedHtml } from './sanitizeHtml.ts';

// The work of `sanitizeHtml.ts` that parses HTML, in a thread of its own: loading jsdom alone takes most of a second.

function openPurifier() {
  // jsdom's window satisfies DOMPurify; the types of the two packages differ.
  const opened = DOMPurify(new JSDOM('').window as unknown as WindowLike);
  opened.addHook('afterSanitizeAttributes', tidyElement);
  return opened;
}

let purifier = openPurifier();

function sanitize({ html, ms }: TimedHtml, policy: Config): string | null {
  const safe = limitTime(ms, () => purifier.sanitize(html, policy).trim());
  // An interrupted one is not used again.
  if (safe === null) purifier = openPurifier();
  return safe;
}

export const sanitizeHtml = (body: TimedHtml): string | null => sanitize(body, htmlPolicy);

export const sanitizeMailHtml = (mail: TimedHtml): string | null =>
  sanitize(mail, { ...htmlPolicy, FORBID_TAGS: ['img'] });

const toPlainText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
});

export const readMailHtml = ({ html, ms }: TimedHtml): string | null =>
  limitTime(ms, () => toPlainText(html));
