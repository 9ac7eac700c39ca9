/**
 * An entry as the values of its form, which has the fields of `blank`: numbers as typed, and the blank value where the
 * entry has none.
 */
export function toFormValues<Values extends object>(entry: object, blank: Values): Values {
  const stored: Record<string, unknown> = { ...entry };
  const values = Object.entries(blank).map(([name, empty]: [string, unknown]) => {
    const value = stored[name] ?? empty;
    if (typeof empty === 'string') return [name, String(value)];
    return [name, isGroup(value) && isGroup(empty) ? toFormValues(value, empty) : value];
  });
  return Object.fromEntries(values) as Values; // the names of `blank`
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
