import { slugOf } from '../../../../../server/platform/fields/contract.ts';

/** Sections that an article can be built from. */
export const sectionPresets = [
  'Introduction',
  'Main Content',
  'Planning Tips',
  'Budget Considerations',
  'Safety Measures',
  'Conclusion',
] as const;

/** An id that the text does not have yet: `planning-tips`, then `planning-tips-2`. */
export function freeId(title: string, taken: ReadonlySet<string>): string {
  const plain = slugOf(title) || 'section';
  let id = plain;
  for (let number = 2; taken.has(id); number += 1) id = `${plain}-${number}`;
  return id;
}
