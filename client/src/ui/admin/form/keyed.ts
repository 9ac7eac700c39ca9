/** A list item under edit with a stable React key. The schema drops the key on saving. */
export type Keyed<Entry> = Entry & { key: string };

let last = 0;

export const newKey = (): string => {
  last += 1;
  return `row-${last}`;
};

export const keyed = <Entry extends object>(entry: Entry): Keyed<Entry> => ({ ...entry, key: newKey() });

/** One line of a list of texts. */
export type Line = Keyed<{ text: string }>;
export const toLines = (texts: readonly string[]): Line[] => texts.map((text) => keyed({ text }));
