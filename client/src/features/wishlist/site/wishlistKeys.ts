import { maxJourneys } from '@modules/enquiries/journeyLinks.contract.ts';

/** Reads the keys in the URL. */
export const parseKeys = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);

/** The keys that one comparison shows, each once: as many as one enquiry may name. */
export const toCompared = (keys: readonly string[]): string[] => [...new Set(keys)].slice(0, maxJourneys);

/** The address that shows these journeys to anybody. */
export const sharedPath = (keys: readonly string[]) =>
  `/shortlist?ids=${keys.map(encodeURIComponent).join(',')}`;

const kinds: Record<string, string> = {
  destination: 'journey',
  wedding: 'wedding package',
  trip: 'day trip',
};

/** Names an entry that cannot be shown: `journey no. 12`; what is no key is quoted. */
export function describeKey(key: string): string {
  const [, kind = '', id] = /^([a-z]+)-(\d{1,9})$/.exec(key) ?? [];
  return kinds[kind] ? `${kinds[kind]} no. ${id}` : `“${key.slice(0, 40)}”`;
}
