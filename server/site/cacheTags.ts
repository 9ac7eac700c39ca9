/** The entity types that each public area of the API depends on. */
const tagsByArea: Record<string, readonly string[]> = {
  destinations: ['destination'],
  wedding: ['wedding'],
  // A review is found by the name of its journey.
  reviews: ['review', 'destination', 'wedding'],
  team: ['team_member'],
  blog: ['post'],
  news: ['post'],
  // The links between articles and journeys.
  articles: ['post', 'destination'],
  ceo: ['ceo_message'],
  settings: ['settings'],
  content: ['content'],
};

/** All entity types that public responses depend on. */
export const publicTags: ReadonlySet<string> = new Set(Object.values(tagsByArea).flat());

/** The tags of a response at this path; null when it must not be cached. Pages collect their own tags. */
export function getCacheTags(path: string): readonly string[] | null {
  const [, kind, area = ''] = path.toLowerCase().split(/[/?]/, 3);
  if (kind === 'api') return tagsByArea[area] ?? null;
  return ['uploads', 'media', 'share', 'admin'].includes(kind ?? '') ? null : [];
}
