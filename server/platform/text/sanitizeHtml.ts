import { Piscina } from 'piscina';
import { invalid } from '../errors.ts';

// HTML is parsed in a thread (`htmlThread.ts`), so that a long body blocks no one.

const isSource = import.meta.url.endsWith('.ts');
/** The file that parses HTML: its source, or `dist/server/htmlThread.js`, which workers use, too. */
const file = new URL(isSource ? './htmlThread.ts' : '../server/htmlThread.js', import.meta.url).href;

/** HTML, and the milliseconds that it may take: a crafted document of some kilobytes can take hours. */
export type TimedHtml = { html: string; ms: number };

let thread: Piscina | undefined;

/** Runs a task in the thread. The thread starts on first use, so that a process without HTML never pays for it. */
async function runInThread<Result>(name: string, task: TimedHtml): Promise<Result> {
  // Threads of Node 20 cannot load TypeScript.
  if (isSource) return (await import(file))[name](task);
  thread ??= new Piscina({
    filename: file,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  return thread.run(task, { name });
}

/** Far longer than any text that people write takes. */
const bodyTimeoutMs = 10_000;

/**
 * HTML that is safe to show: without scripts, handlers, styles, frames, forms and other schemes.
 * @param field the field in which the HTML was sent
 * @throws AppError 422 when it takes too long
 */
export async function sanitizeHtml(html: string, field = 'html', ms = bodyTimeoutMs): Promise<string> {
  const safe = await runInThread<string | null>('sanitizeHtml', { html, ms });
  if (safe === null) {
    const message = 'This text is too complicated. Please paste it without formatting';
    throw invalid([{ field, message }]);
  }
  return safe;
}

/**
 * The HTML of a mail from outside that is safe to show, without pictures, because loading one reveals to its sender
 * that the mail was read. Null when it takes too long.
 */
export const sanitizeMailHtml = (mail: TimedHtml): Promise<string | null> =>
  runInThread('sanitizeMailHtml', mail);

/** The text of a mail as its reader would see it, in lines. Null when it takes too long. */
export const readMailHtml = (mail: TimedHtml): Promise<string | null> => runInThread('readMailHtml', mail);

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

/** Whether sanitised HTML shows neither a text nor a picture. */
export const isBlankHtml = (html: string): boolean => !htmlToText(html) && !html.includes('<img');

const wordsPerMinute = 200;

/** Such as `4 min read`. */
export function formatReadingTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
