/** The fields, lists as a whole, that differ from the saved ones. */
export function getChanges<Values extends object>(
  values: Values,
  saved: Partial<Record<string, unknown>> = {},
) {
  const changed = Object.entries(values).filter(([name, value]) => !isEqual(value, saved[name]));
  return Object.fromEntries(changed) as Partial<Values>; // a selection of its entries
}

// The JSON of every file is the same.
const isEqual = (value: unknown, saved: unknown) =>
  value === saved || (!(value instanceof File) && JSON.stringify(value) === JSON.stringify(saved));
