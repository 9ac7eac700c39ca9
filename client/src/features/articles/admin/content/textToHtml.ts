import { marked } from 'marked';

/** Converts Markdown-like text to HTML. */
export const textToHtml = (text: string): string =>
  marked.parse(text, { async: false, gfm: true, breaks: false }).trim();
