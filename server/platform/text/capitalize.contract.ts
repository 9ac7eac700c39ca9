export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Each value with a capital first letter, as a label. */
export const capitalizedLabels = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, capitalize(value)])) as Record<Value, string>; // one for each
