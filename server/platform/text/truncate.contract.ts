/** Truncates between words to at most `length` characters, with an ellipsis where something is missing. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  // Half of a surrogate pair is invalid: Postgres rejects it in JSON.
  const cut = text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '');
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : undefined).replace(/[\s,;:.–-]+$/u, '')}…`;
}
