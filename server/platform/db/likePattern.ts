/** A LIKE pattern that finds `text` anywhere; `%` and `_` in a search are literal, not wildcards. */
export const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
