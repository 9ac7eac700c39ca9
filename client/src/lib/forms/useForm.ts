import type { FieldError } from '@platform/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import type { ApiError } from '../api/api.ts';
import { clearDraft, readDraft, writeDraft } from './formDraft.ts';
import { useSpamChecks } from './spamChecks.ts';
import { isDefinitive, newSubmissionKey } from './submissionKey.ts';

type Errors<T> = Partial<Record<keyof T & string, string>>;

type FormOptions<T> = {
  /** The contract's schema; the server validates with the same one. */
  schema: ZodType;
  initial: T;
  /** Key of the draft in sessionStorage. */
  draft: string;
  /** Fields that several forms share, such as the visitor's name, and the key of their storage. */
  shared?: { name: string; fields: readonly (keyof T & string)[] };
};

/** Values, errors, draft and idempotency key of a public form. */
export function useForm<T extends object>({ schema, initial, draft, shared }: FormOptions<T>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<T>>({});
  const [restored, setRestored] = useState(false);
  const key = useRef('');
  const answered = useRef(false);
  const touched = useRef(false);
  const spamChecks = useSpamChecks();
  const { forgetTime } = spamChecks;
  const fileName = useRef<string>(undefined);
  const [lostFile, setLostFile] = useState<string>();

  useEffect(() => {
    const stored = readDraft<T>(draft);
    const common = shared && readDraft<T>(shared.name);
    if (common) {
      setValues((now) => ({ ...now, ...common.values }));
      forgetTime();
    }
    if (stored) {
      setValues((now) => ({ ...now, ...stored.values, ...common?.values }));
      key.current = stored.key;
      touched.current = true;
      forgetTime();
      fileName.current = stored.fileName;
      setLostFile(stored.fileName);
    }
    setRestored(true);
  }, [draft, shared, forgetTime]);

  const keep = useCallback(
    (current: T) => {
      const file = fileName.current ? { fileName: fileName.current } : {};
      if (!touched.current) return;
      writeDraft(draft, { values: current, key: key.current, ...file });
      if (!shared) return;
      const common = Object.fromEntries(shared.fields.map((name) => [name, current[name]])) as Partial<T>; // only the form's fields
      writeDraft(shared.name, { values: common, key: '' });
    },
    [draft, shared],
  );

  useEffect(() => {
    if (restored) keep(values);
  }, [restored, keep, values]);

  const findErrors = useCallback(
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
    /** The values of the spam checks, sent with the form. */
    readSpamChecks: spamChecks.readSpamChecks,
    /** Records that a file was selected or removed. */
    noteFile: (name: string | undefined) => {
      noteChange();
      fileName.current = name;
      setLostFile(undefined);
      keep(values);
    },
    /** Name of the file that was selected before a reload and must be selected again. */
    lostFile,
    renewKey: () => {
      key.current = newSubmissionKey();
    },
    /** False until the draft was read; prefilled texts wait for it. */
    restored,
    change: <K extends keyof T & string>(name: K, value: T[K]) => {
      noteChange();
      setValues((now) => ({ ...now, [name]: value }));
      setErrors((now) => ({ ...now, [name]: undefined }));
    },
    /** Prefills a field. This is not an edit, so it creates no draft. */
    prefill: (some: Partial<T>) => setValues((now) => ({ ...now, ...some })),
    blur: (name: keyof T & string) =>
      setErrors((now) => ({ ...now, [name]: findErrors(values)[name] ?? undefined })),
    /** Validates everything; returns the first invalid field. */
    validate: (): (keyof T & string) | null => {
      const found = findErrors(values);
      setErrors(found);
      const names = Object.keys(values) as (keyof T & string)[];
      return names.find((name) => found[name]) ?? null;
    },
    showServerErrors: (list: FieldError[] = []) => {
      const serverErrors = Object.fromEntries(
        list.map(({ field, message }) => [field.split('.')[0], message]),
      );
      setErrors((now) => ({ ...now, ...serverErrors }));
    },
    /** The idempotency key: unchanged until the form is edited after a definitive response. */
    submissionKey: () => {
      key.current ||= newSubmissionKey();
      keep(values);
      return key.current;
    },
    noteAnswer: (status: ApiError['status']) => {
      answered.current = isDefinitive(status);
    },
    clear: () => {
      clearDraft(draft);
      if (shared) clearDraft(shared.name);
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
