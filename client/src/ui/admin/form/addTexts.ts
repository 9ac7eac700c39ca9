/** Appends texts to a list: trimmed, without empty ones and without case-insensitive duplicates. */
export function addTexts(list: readonly string[], more: readonly string[]): string[] {
  const all = [...list];
  for (const text of more) {
    const clean = text.trim();
    const known = all.some((one) => one.toLowerCase() === clean.toLowerCase());
    if (clean !== '' && !known) all.push(clean);
  }
  return all;
}
