import { isDeepStrictEqual } from 'node:util';

/** The values of `input` that differ from what is there; absent ones are no change. */
export function changesOf<Entry extends object, Field extends keyof Entry & string>(
  entry: Entry,
  input: { [Name in Field]?: Entry[Name] | undefined },
  fields: readonly Field[],
): { [Name in Field]?: Entry[Name] } {
  const changes: { [Name in Field]?: Entry[Name] } = {};
  for (const field of fields) {
    const value = input[field];
    if (value !== undefined && !isDeepStrictEqual(value, entry[field])) changes[field] = value;
  }
  return changes;
}
