import type { FieldError } from '@platform/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { clearDraft, readDraft, writeDraft } from './formDraft.ts';
import { useTraps } from './formTraps.ts';
import { isDefinitive, newSubmissionKey } from './submissionKey.ts';

type Errors<T> = Partial<Record<keyof T & string, string>>;

type FormOptions<T> = {
  /** The schema of the contract: the server checks with the same one. */
  schema: ZodType;
  initial: T;
  /** Name of the draft in this tab's storage. */
  draft: string;
};

/** Values, errors, draft and idempotency key of one public form. */
export function useForm<T extends object>({ schema, initial, draft }: FormOptions<T>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<T>>({});
  const [restored, setRestored] = useState(false);
  const key = useRef('');
  const answered = useRef(false);
  const touched = useRef(false);
  const traps = useTraps();
  const { forgetTime } = traps;
  const fileName = useRef<string>(undefined);
  const [lostFile, setLostFile] = useState<string>();

  useEffect(() => {
    const kept = readDraft<T>(draft);
    if (kept) {
      setValues((now) => ({ ...now, ...kept.values }));
      key.current = kept.key;
      touched.current = true;
      forgetTime();
      fileName.current = kept.fileName;
      setLostFile(kept.fileName);
    }
    setRestored(true);
  }, [draft, forgetTime]);

  const keep = useCallback(
    (kept: T) => {
      const file = fileName.current ? { fileName: fileName.current } : {};
      if (touched.current) writeDraft(draft, { values: kept, key: key.current, ...file });
    },
    [draft],
  );

  useEffect(() => {
    if (restored) keep(values);
  }, [restored, keep, values]);

  const errorsOf = useCallback(
    (candidate: T): Errors<T> => {
      const parsed = schema.safeParse(candidate);
      const found: Record<string, string> = {};
      for (const issue of parsed.error?.issues ?? []) found[String(issue.path[0])] ??= issue.message;
      return found as Errors<T>; // the schema's paths are the form's field names
    },
    [schema],
  );

  const noteChange = () => {
    touched.current = true;
    if (!answered.current) return;
    key.current = '';
    answered.current = false;
  };

  return {
    values,
    errors,
    noteChange,
    /** What the traps measured, to be sent beside the values. */
    trapsOf: traps.trapsOf,
    /** A file was chosen, or removed again. */
    noteFile: (name: string | undefined) => {
      noteChange();
      fileName.current = name;
      setLostFile(undefined);
      keep(values);
    },
    /** Name of the file that was chosen before a reload and has to be chosen again. */
    lostFile,
    renewKey: () => {
      key.current = newSubmissionKey();
    },
    /** False until the draft, if any, was read: prefilled texts wait for it. */
    restored,
    change: <K extends keyof T & string>(name: K, value: T[K]) => {
      noteChange();
      setValues((now) => ({ ...now, [name]: value }));
      setErrors((now) => ({ ...now, [name]: undefined }));
    },
    /** Fills a field on the visitor's behalf: not an edit, so no draft is kept for it. */
    prefill: (some: Partial<T>) => setValues((now) => ({ ...now, ...some })),
    blur: (name: keyof T & string) =>
      setErrors((now) => ({ ...now, [name]: errorsOf(values)[name] ?? undefined })),
    /** Checks everything; answers the first wrong field. */
    validate: (): (keyof T & string) | null => {
      const found = errorsOf(values);
      setErrors(found);
      const names = Object.keys(values) as (keyof T & string)[];
      return names.find((name) => found[name]) ?? null;
    },
    showServerErrors: (list: FieldError[] = []) => {
      const told = Object.fromEntries(list.map(({ field, message }) => [field.split('.')[0], message]));
      setErrors((now) => ({ ...now, ...told }));
    },
    /** The key to send: the same until a definitive answer was followed by a change. */
    submissionKey: () => {
      key.current ||= newSubmissionKey();
      keep(values);
      return key.current;
    },
    noteAnswer: (status: number | 'network' | 'timeout') => {
      answered.current = isDefinitive(status);
    },
    clear: () => {
      clearDraft(draft);
      touched.current = false;
      answered.current = false;
      key.current = '';
      fileName.current = undefined;
      setLostFile(undefined);
      setValues(initial);
      setErrors({});
    },
  };
}
