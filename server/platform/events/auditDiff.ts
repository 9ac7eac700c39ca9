import { isDeepStrictEqual } from 'node:util';

/** The values of `input` that differ from the entry; absent ones are no change. */
export function diffFields<Entry extends object, Field extends keyof Entry & string>(
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

/** Changed fields by name, each with its old and new value. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

const maxValueLength = 1000;

/** Returns the old and new values of changed fields for the audit log. Call it before the entry is changed. */
export function auditDiff<Entry extends object>(
  entry: Entry,
  changes: { [Name in keyof Entry]?: Entry[Name] | undefined },
): Changes {
  const diff: Changes = {};
  for (const name of Object.keys(changes) as (keyof Entry & string)[]) {
    // keys() knows strings only
    diff[name] = { from: shorten(entry[name]), to: shorten(changes[name]) };
  }
  return diff;
}

/** Shortens long values so that the event stays small. */
function shorten(value: unknown): unknown {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength).toWellFormed()}…` : value;
}
