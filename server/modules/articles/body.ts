import { invalid } from '../../platform/errors.ts';
import { sanitizeHtml, shorten, textOf } from '../../platform/html.ts';
import { articleTexts, excerptLength, isEmptyHtml } from './contract.ts';

export type CleanBody = { content: string; words: number };

/**
 * A body as it is kept: without anything that a reader's browser must not get.
 * @throws AppError 422 when nothing is left of it
 */
export async function cleanBody(html: string): Promise<CleanBody> {
  const content = await sanitizeHtml(html);
  if (isEmptyHtml(content)) throw invalid([{ field: 'content', message: articleTexts.content }]);
  return { content, words: textOf(content).split(' ').filter(Boolean).length };
}

/** The given excerpt, or the beginning of the content. */
export const excerptOf = (excerpt: string, content: string): string =>
  excerpt || shorten(textOf(content), excerptLength);
