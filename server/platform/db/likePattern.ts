/** A LIKE pattern that finds `text` anywhere; `%` and `_` of a search are letters, not wildcards. */
export const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
