/** What each public area of the API is made from: the entity types of the events that change it. */
const tagsOfArea: Record<string, readonly string[]> = {
  destinations: ['destination'],
  wedding: ['wedding'],
  blog: ['post'],
  news: ['post'],
  ceo: ['ceo_message'],
  settings: ['settings'],
  dashboard: ['post'],
};

/** The entity types that public answers are made from. */
export const publicTags: ReadonlySet<string> = new Set(Object.values(tagsOfArea).flat());

const ofPage: readonly string[] = [];

/**
 * What an answer at this path is made from; null for what is never kept. A page says itself what it was made from.
 */
export function tagsOf(path: string): readonly string[] | null {
  const [, kind, area = ''] = path.toLowerCase().split(/[/?]/, 3);
  if (kind === 'api') return tagsOfArea[area] ?? null;
  return kind === 'uploads' || kind === 'media' || kind === 'admin' ? null : ofPage;
}
