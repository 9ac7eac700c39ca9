import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReset, UseFormSubscribe } from 'react-hook-form';
import { openDraftStorage } from './draftStorage.ts';
import { getChanges } from './getChanges.ts';
import { createSubmissionKey } from './submissionKey.ts';

type Draft<Values> = {
  values: Partial<Values>;
  key: string;
  /** Name of the selected file. Storage cannot hold the file itself. */
  fileName?: string | undefined;
};

export type DraftOptions<Values> = {
  /** Key of the draft in sessionStorage. */
  name: string;
  /** Fields that several forms share, such as the visitor's name, and the key of their storage. */
  shared?: { name: string; fields: readonly (keyof Values & string)[] };
  /** What was typed before a reload is back in the form. */
  onRestored: () => void;
  onEdited: () => void;
};

type Form<Values extends FieldValues> = {
  subscribe: UseFormSubscribe<Values>;
  reset: UseFormReset<Values>;
  getValues: () => Values;
  defaultValues: Partial<FieldValues> | undefined;
};

/** Restores what a visitor typed before a reload, with the idempotency key of its submission. */
export function useSubmissionDraft<Values extends FieldValues>(
  form: Form<Values>,
  { name, shared, onRestored, onEdited }: DraftOptions<Values>,
) {
  const storage = useDraftStorage<Values>(name, shared);
  const [key] = useState(createSubmissionKey);
  const lostName = useRef<string>(undefined);
  const [lostFile, setLostFile] = useState<string>();
  const [isRestored, setRestored] = useState(false);
  const loseFile = (fileName: string | undefined) => {
    lostName.current = fileName;
    setLostFile(fileName);
  };

  const store = (values: Values, initial: Partial<FieldValues> | undefined) => {
    const file = Object.values(values).find(isFile);
    const changes = Object.entries(getChanges(values, initial)).filter(([, value]) => !isFile(value));
    storage.write({
      values: Object.fromEntries(changes) as Partial<Values>, // a selection of its entries
      key: key.peek(),
      fileName: file?.name ?? lostName.current,
    });
  };
  const restore = useEffectEvent(() => {
    const draft = storage.read();
    if (draft) {
      if (draft.key) key.restore(draft.key);
      loseFile(draft.fileName);
      form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
      onRestored();
    }
    setRestored(true);
  });
  const handleValues = useEffectEvent((...[values, initial]: Parameters<typeof store>) =>
    store(values, initial),
  );
  const handleEdit = useEffectEvent(() => {
    key.noteEdit();
    onEdited();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is read when its name changes
  useEffect(() => restore(), [storage]);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues, type }) => {
          if (type === 'change') handleEdit();
          handleValues(values, defaultValues);
        },
      }),
    [subscribe],
  );

  return {
    /** False until the draft was read; prefilled texts wait for it. */
    isRestored,
    /** Name of the file that was selected before a reload and must be selected again. */
    lostFile,
    forgetLostFile: () => loseFile(undefined),
    /** The key of the next submission, stored before it is sent. */
    getKey: () => {
      const next = key.get();
      store(form.getValues(), form.defaultValues);
      return next;
    },
    noteResponse: key.noteResponse,
    /** Empties the form and its draft. */
    clear: (empty: Values) => {
      key.forget();
      loseFile(undefined);
      form.reset(empty);
      storage.remove();
    },
  };
}

const isFile = (value: unknown): value is File => value instanceof File;

/** The storage of a draft; shared fields have their own and count for every form that has them. */
function useDraftStorage<Values>(name: string, shared: DraftOptions<Values>['shared']) {
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
      /** A draft without values and file is none. */
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
