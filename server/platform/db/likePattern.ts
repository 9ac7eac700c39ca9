/**
 * A LIKE pattern that finds `text` anywhere; `%` and `_` in a search are literal, not wildcards. An apostrophe finds any
 * character in its place: phones type a curly one in "D’Souza", keyboards a straight one.
 */
export const likePattern = (text: string): string =>
  `%${text
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
    .replace(/['‘’]/g, '_')}%`;
