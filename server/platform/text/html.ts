import { Piscina } from 'piscina';
import { invalid } from '../errors.ts';

// HTML is parsed in a thread (`htmlThread.ts`), so that a long body holds nobody up.

const isSource = import.meta.url.endsWith('.ts');
/** What is built and parses HTML is in the folders of `dist`. */
const file = new URL(isSource ? './htmlThread.ts' : '../server/htmlThread.js', import.meta.url).href;

/** HTML, and the milliseconds that it may take: a crafted one of some kilobytes can take hours. */
export type TimedHtml = { html: string; ms: number };

let thread: Piscina | undefined;

/** Does a piece of work in the thread. It starts when first needed, so that a process without HTML never pays for it. */
async function runInThread<Result>(name: string, task: TimedHtml): Promise<Result> {
  // Threads of Node 20 read no TypeScript.
  if (isSource) return (await import(file))[name](task);
  thread ??= new Piscina({
    filename: file,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  return thread.run(task, { name });
}

/** Far more than any text takes that people write. */
const bodyTimeoutMs = 10_000;

/**
 * HTML that is safe to show: scripts, handlers, styles, frames, forms and other schemes are gone.
 * @param field the one that the HTML was sent in
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
 * The same for a mail from outside, without pictures: loading one shows its sender that the mail was read. Null when it
 * takes too long.
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

const wordsPerMinute = 200;

/** Such as `4 min read`. */
export function readTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
