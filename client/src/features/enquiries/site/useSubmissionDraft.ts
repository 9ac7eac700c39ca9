import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReset, UseFormSubscribe } from 'react-hook-form';
import type { ApiError } from '../../../lib/api/apiError.ts';
import { openDraftStorage } from '../../../lib/forms/draftStorage.ts';
import { getChanges } from '../../../lib/forms/getChanges.ts';
import { isDefinitive, newSubmissionKey } from '../../../lib/forms/submissionKey.ts';

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

const isFile = (value: unknown): value is File => value instanceof File;

/**
 * Restores what a visitor typed before a reload, and keeps the idempotency key of the submission: it is the same
 * until the form is edited after a definitive response, so that a retry stores nothing twice.
 */
export function useSubmissionDraft<Values extends FieldValues>(
  form: Form<Values>,
  { name, shared, onRestored, onEdited }: DraftOptions<Values>,
) {
  const storage = useMemo(() => openDraftStorage<Draft<Values>>('sessionStorage', name), [name]);
  const sharedStorage = useMemo(
    () => shared && openDraftStorage<Partial<Values>>('sessionStorage', shared.name),
    [shared],
  );
  const key = useRef('');
  const isAnswered = useRef(false);
  const lostName = useRef<string>(undefined);
  const [lostFile, setLostFile] = useState<string>();
  const [isRestored, setRestored] = useState(false);

  const loseFile = (fileName: string | undefined) => {
    lostName.current = fileName;
    setLostFile(fileName);
  };
  const store = (values: Values, initial: Partial<FieldValues> | undefined) => {
    const file = Object.values(values).find(isFile);
    const fileName = file?.name ?? lostName.current;
    const changes = getChanges(values, initial);
    const texts = Object.entries(changes).filter(([_field, value]) => !isFile(value));
    if (texts.length === 0 && fileName === undefined) return storage.remove();
    storage.write({ values: Object.fromEntries(texts) as Partial<Values>, key: key.current, fileName });
    const common = texts.filter(([field]) => shared?.fields.includes(field));
    sharedStorage?.write(Object.fromEntries(common) as Partial<Values>);
  };

  const restore = useEffectEvent(() => {
    const draft = storage.read();
    const common = sharedStorage?.read();
    if (draft) {
      key.current = draft.key;
      loseFile(draft.fileName);
    }
    if (draft || common) {
      form.reset({ ...form.getValues(), ...draft?.values, ...common }, { keepDefaultValues: true });
      onRestored();
    }
    setRestored(true);
  });
  const storeEdit = useEffectEvent(
    (values: Values, initial: Partial<FieldValues> | undefined, isEdit: boolean) => {
      if (isEdit) {
        if (isAnswered.current) key.current = '';
        isAnswered.current = false;
        onEdited();
      }
      store(values, initial);
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is read when its name changes
  useEffect(() => restore(), [storage, sharedStorage]);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues, type }) => storeEdit(values, defaultValues, type === 'change'),
      }),
    [subscribe],
  );

  return {
    /** False until the draft was read; prefilled texts wait for it. */
    isRestored,
    /** Name of the file that was selected before a reload and must be selected again. */
    lostFile,
    forgetLostFile: () => loseFile(undefined),
    /** The idempotency key of the next submission. */
    getKey: () => {
      key.current ||= newSubmissionKey();
      store(form.getValues(), form.defaultValues);
      return key.current;
    },
    noteAnswer: (status: ApiError['status']) => {
      isAnswered.current = isDefinitive(status);
      // the key stands for an earlier version of the form
      if (status === 409) key.current = newSubmissionKey();
    },
    /** Empties the form and its draft. */
    clear: (empty: Values) => {
      key.current = '';
      isAnswered.current = false;
      loseFile(undefined);
      form.reset(empty);
      storage.remove();
      sharedStorage?.remove();
    },
  };
}
