import { useMemo } from 'react';
import { openDraftStorage } from './draftStorage.ts';

export type Draft<Values> = {
  values: Partial<Values>;
  /** What the link to the form stated when the draft was written. */
  linked?: object | undefined;
  key: string;
  /** Name of the selected file. Storage cannot hold the file itself. */
  fileName?: string | undefined;
};

/** Fields that several forms share, such as the visitor's name, and the key of their storage. */
export type SharedFields<Values> = { name: string; fields: readonly (keyof Values & string)[] };

/** The storage of a draft; shared fields have a storage of their own, which every form with these fields uses. */
export function useDraftStorage<Values>(name: string, shared: SharedFields<Values> | undefined) {
  return useMemo(() => {
    const own = openDraftStorage<Draft<Values>>('sessionStorage', name);
    const common = shared && openDraftStorage<Partial<Values>>('sessionStorage', shared.name);
    const remove = () => {
      own.remove();
      common?.remove();
    };
    return {
      read: (): Draft<Values> | null => {
        const draft = own.read();
        const values = common?.read();
        if (!draft && !values) return null;
        const all = { ...draft?.values, ...values } as Partial<Values>; // both are selections of its entries
        return { key: '', ...draft, values: all };
      },
      /** A draft without values and file is deleted. */
      write: (draft: Draft<Values>) => {
        const entries = Object.entries(draft.values);
        if (entries.length === 0 && draft.fileName === undefined) return remove();
        own.write(draft);
        const sharedEntries = entries.filter(([field]) => shared?.fields.some((one) => one === field));
        common?.write(Object.fromEntries(sharedEntries) as Partial<Values>); // a selection of its entries
      },
      remove,
    };
  }, [name, shared]);
}
