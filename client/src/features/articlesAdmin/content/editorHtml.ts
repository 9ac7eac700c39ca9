/** What the rich editor writes, without its habits: paragraphs around list texts, empty lines at the end. */
export const tidied = (html: string): string =>
  html
    .replace(/<li><p>((?:(?!<\/?(?:p|li|ul|ol)\b)[\s\S])*)<\/p>(?=<\/li>|<ul|<ol)/g, '<li>$1')
    .replace(/(?:<p><\/p>)+$/, '');

const tagsIn = (html: string) => {
  const counts = new Map<string, number>();
  for (const [, tag] of html.matchAll(/<([a-z][a-z0-9]*)\b/gi)) {
    const name = alike[tag?.toLowerCase() ?? ''] ?? tag?.toLowerCase() ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

/** Tags that mean the same, and those that come and go without a loss. */
const alike: Record<string, string> = {
  b: 'strong',
  i: 'em',
  p: '',
  br: '',
  tbody: '',
  colgroup: '',
  col: '',
};

/** Tags of a text that the editor, asked to show it, did not keep. */
export function lostTags(before: string, after: string): string[] {
  const kept = tagsIn(after);
  return [...tagsIn(before)]
    .filter(([tag, count]) => tag !== '' && (kept.get(tag) ?? 0) < count)
    .map(([tag]) => tag);
}
