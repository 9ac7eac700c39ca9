import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReset, UseFormSubscribe } from 'react-hook-form';
import { getChanges } from './getChanges.ts';
import { createIdempotencyKey } from './idempotencyKey.ts';
import { type Draft, type SharedFields, useDraftStorage } from './useDraftStorage.ts';

export type DraftOptions<Values> = {
  /** Key of the draft in sessionStorage. */
  name: string;
  shared?: SharedFields<Values>;
  /** Initial values that the link to the form states; they replace those of a draft for a link that states others. */
  linked?: object | undefined;
  /** What was typed before a reload is back in the form. */
  onRestored?: () => void;
  onEdited: () => void;
};

type Form<Values extends FieldValues> = {
  subscribe: UseFormSubscribe<Values>;
  reset: UseFormReset<Values>;
  getValues: () => Values;
  defaultValues: Partial<FieldValues> | undefined;
};

/** Follows the confirmation of a submission when the form was changed while it was being sent. */
export const unsentChangesText =
  'What you changed while it was being sent is not part of it. Your changes are still in the form: send it again to submit them.';

/** The selected files of each draft, until a reload: storage cannot hold them. */
const selectedFiles = new Map<string, Record<string, unknown>>();

function keepFiles(name: string, values: FieldValues) {
  const files = Object.entries(values).filter(([, value]) => isFile(value));
  if (files.length > 0) selectedFiles.set(name, Object.fromEntries(files));
  else selectedFiles.delete(name);
}

/** Restores what a visitor typed before a reload or another page, with the idempotency key of its submission. */
export function useSubmissionDraft<Values extends FieldValues>(
  form: Form<Values>,
  { name, shared, linked, onRestored, onEdited }: DraftOptions<Values>,
) {
  const storage = useDraftStorage<Values>(name, shared);
  const [key] = useState(createIdempotencyKey);
  const { lostFile, getLostFile, loseFile } = useLostFile();
  const store = (values: Values, initial: Partial<FieldValues> | undefined) =>
    storage.write({ ...toStoredValues(values, initial, getLostFile()), linked, key: key.peek() });
  const restored = useRef<typeof storage>(undefined);
  const restore = useEffectEvent(() => {
    restored.current = storage;
    const draft = storage.read();
    if (!draft) return;
    if (draft.key) key.restore(draft.key);
    loseFile(selectedFiles.has(name) ? undefined : draft.fileName);
    const newlyLinked = JSON.stringify(draft.linked) === JSON.stringify(linked) ? {} : linked;
    const values = { ...form.getValues(), ...draft.values, ...newlyLinked, ...selectedFiles.get(name) };
    form.reset(values, { keepDefaultValues: true });
    onRestored?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is read when its name changes
  useEffect(() => restore(), [storage]);
  useFormValues(form, (values, initial, isEdit) => {
    // Values that were loaded belong below the draft and must not replace it.
    if (restored.current !== storage) return;
    if (isEdit) {
      key.onEdit();
      onEdited();
    }
    keepFiles(name, values);
    store(values, initial);
  });

  return {
    /** Name of the file that was selected before a reload and must be selected again. */
    lostFile,
    forgetLostFile: () => loseFile(undefined),
    /** The key of the next submission, stored before it is sent. */
    getKey: () => {
      const next = key.get();
      store(form.getValues(), form.defaultValues);
      return next;
    },
    onResponse: key.onResponse,
    /** Empties the form and its draft. If they have changed since `sent`, returns true and keeps both instead. */
    clearSent: (sent: Values, empty: Values): boolean => {
      key.forget();
      const values = form.getValues();
      if (Object.keys(getChanges(values, sent)).length > 0) {
        store(values, form.defaultValues);
        return true;
      }
      loseFile(undefined);
      form.reset(empty);
      storage.remove();
      return false;
    },
  };
}

/** The name of a file that was selected before a reload: as state for the screen, and as a ref for callbacks. */
function useLostFile() {
  const current = useRef<string>(undefined);
  const [lostFile, setLostFile] = useState<string>();
  return {
    lostFile,
    getLostFile: () => current.current,
    loseFile: (fileName: string | undefined) => {
      current.current = fileName;
      setLostFile(fileName);
    },
  };
}

/** Calls back with the values of a form, and its defaults, after each change; `isEdit` if the visitor made it. */
function useFormValues<Values extends FieldValues>(
  { subscribe }: Pick<Form<Values>, 'subscribe'>,
  onValues: (values: Values, initial: Partial<FieldValues> | undefined, isEdit: boolean) => void,
) {
  const handleValues = useEffectEvent(onValues);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues, type }) => handleValues(values, defaultValues, type === 'change'),
      }),
    [subscribe],
  );
}

/** The changed values, and of a file only its name. */
function toStoredValues<Values extends FieldValues>(
  values: Values,
  initial: Partial<FieldValues> | undefined,
  lostFile: string | undefined,
): Pick<Draft<Values>, 'values' | 'fileName'> {
  const file = Object.values(values).find(isFile);
  const changes = Object.entries(getChanges(values, initial)).filter(([, value]) => !isFile(value));
  return {
    values: Object.fromEntries(changes) as Partial<Values>, // a selection of its entries
    fileName: file?.name ?? lostFile,
  };
}

const isFile = (value: unknown): value is File => value instanceof File;
