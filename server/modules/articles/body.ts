import { invalid } from '../../platform/errors.ts';
import { htmlToText, sanitizeHtml } from '../../platform/text/sanitizeHtml.ts';
import { truncate } from '../../platform/text/truncate.contract.ts';
import { articleTexts, excerptLength, isEmptyHtml } from './contract.ts';

export type CleanBody = { content: string; words: number };

/**
 * Sanitises a body for storage.
 * @throws AppError 422 when nothing is left of it, or when it takes too long
 */
export async function cleanBody(html: string): Promise<CleanBody> {
  const content = await sanitizeHtml(html, 'content');
  if (isEmptyHtml(content)) throw invalid([{ field: 'content', message: articleTexts.content }]);
  return { content, words: htmlToText(content).split(' ').filter(Boolean).length };
}

/** The given excerpt, or the start of the content. */
export const toExcerpt = (excerpt: string, content: string): string =>
  excerpt || truncate(htmlToText(content), excerptLength);
