/** Normalises the rich editor's HTML: no paragraphs in list items, no empty lines at the end. */
export const tidyHtml = (html: string): string =>
  html
    .replace(/<li><p>((?:(?!<\/?(?:p|li|ul|ol)\b)[\s\S])*)<\/p>(?=<\/li>|<ul|<ol)/g, '<li>$1')
    .replace(/(?:<p><\/p>)+$/, '');

const tagsIn = (html: string) => {
  const counts = new Map<string, number>();
  for (const [, tag] of html.matchAll(/<([a-z][a-z0-9]*)\b/gi)) {
    const name = equivalents[tag?.toLowerCase() ?? ''] ?? tag?.toLowerCase() ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

/** Maps tags to equivalents; an empty string marks tags that may disappear without loss. */
const equivalents: Record<string, string> = {
  b: 'strong',
  i: 'em',
  p: '',
  br: '',
  tbody: '',
  colgroup: '',
  col: '',
};

/** Tags that occur less often after the editor has loaded the content. */
export function lostTags(before: string, after: string): string[] {
  const remaining = tagsIn(after);
  return [...tagsIn(before)]
    .filter(([tag, count]) => tag !== '' && (remaining.get(tag) ?? 0) < count)
    .map(([tag]) => tag);
}
