import { toSlug } from '@platform/fields.contract.ts';

export const sectionPresets = [
  'Introduction',
  'Main Content',
  'Planning Tips',
  'Budget Considerations',
  'Safety Measures',
  'Conclusion',
] as const;

/** An id that is not used in the content: `planning-tips`, then `planning-tips-2`. */
export function freeId(title: string, taken: ReadonlySet<string>): string {
  const plain = toSlug(title) || 'section';
  let id = plain;
  for (let number = 2; taken.has(id); number += 1) id = `${plain}-${number}`;
  return id;
}
