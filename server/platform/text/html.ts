import DOMPurify, { type WindowLike } from 'dompurify';
import { htmlPolicy, tidyElement } from './htmlPolicy.contract.ts';
import { limitTime } from './limitTime.ts';

type Purifier = ReturnType<typeof DOMPurify>;

let opening: Promise<Purifier> | undefined;

/** Opened when first needed: a process that sanitises nothing never pays for it. */
async function openPurifier(): Promise<Purifier> {
  const { JSDOM } = await import('jsdom');
  // jsdom's window satisfies DOMPurify; the types of the two packages differ.
  const purifier = DOMPurify(new JSDOM('').window as unknown as WindowLike);
  purifier.addHook('afterSanitizeAttributes', tidyElement);
  return purifier;
}

/** HTML that is safe to show: scripts, handlers, styles, frames, forms and other schemes are gone. */
export async function sanitizeHtml(html: string): Promise<string> {
  opening ??= openPurifier();
  return (await opening).sanitize(html, htmlPolicy).trim();
}

/**
 * The same for a mail from outside, without pictures: loading one shows its sender that the mail was read. Null when it
 * takes longer than `ms` milliseconds: a crafted mail of some kilobytes can take hours.
 */
export async function sanitizeMailHtml(html: string, ms: number): Promise<string | null> {
  opening ??= openPurifier();
  const purifier = await opening;
  const safe = limitTime(ms, () => purifier.sanitize(html, { ...htmlPolicy, FORBID_TAGS: ['img'] }).trim());
  // One that was interrupted is not used again.
  if (safe === null) opening = undefined;
  return safe;
}

/** Loads the sanitiser, which blocks the thread for most of a second. An API calls it before it accepts requests. */
export async function warmSanitizer(): Promise<void> {
  await sanitizeHtml('<p>warm</p>');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of sanitised HTML in one line, for excerpts and word counts. */
export function htmlToText(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) =>
      /^<\/?(?:b|strong|i|em|u|s|a|mark|small|sub|sup|code|q|abbr)\b/i.test(tag) ? '' : ' ',
    )
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const wordsPerMinute = 200;

/** Such as `4 min read`. */
export function readTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
