/** An entry of a list under edit; the key stays with it when it is moved. The schema drops it on saving. */
export type Keyed<Entry> = Entry & { key: string };

let last = 0;

export const newKey = (): string => {
  last += 1;
  return `row-${last}`;
};

export const keyed = <Entry extends object>(entry: Entry): Keyed<Entry> => ({ ...entry, key: newKey() });

/** A line of a list of texts. */
export type Line = Keyed<{ text: string }>;
export const toLines = (texts: readonly string[]): Line[] => texts.map((text) => keyed({ text }));
