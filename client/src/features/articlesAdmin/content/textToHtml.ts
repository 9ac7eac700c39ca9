import { marked } from 'marked';

/** Text of the markdown kind as HTML. */
export const textToHtml = (text: string): string =>
  marked.parse(text, { async: false, gfm: true, breaks: false }).trim();
