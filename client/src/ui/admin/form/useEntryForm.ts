import { useCallback, useMemo, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import type { ApiError } from '../../../lib/api/api.ts';
import { type FieldErrors, serverErrors, toFieldErrors, without } from './fieldErrors.ts';
import { useEntryDraft } from './useEntryDraft.ts';

/** `updated_at` of the entry in the form; null for a new one. */
export type Version = string | null;
export type Loaded<Values> = { values: Values; version: Version };
export type SaveResult = { error?: Partial<ApiError> | undefined };

type Options<Values, Body> = {
  /** Key of the draft in this browser's storage: `destination-12`, `blog-new`. */
  draftName: string;
  initial: Values;
  version: Version;
  /** The contract's schema, and the conversion of the form's values to its input. */
  schema: ZodType<Body>;
  toInput: (values: Values) => unknown;
  save: (body: Body, version: Version) => Promise<SaveResult>;
  /** Loads the current entry from the server. */
  reload: () => Promise<Loaded<Values> | { error: Partial<ApiError> }>;
  onSaved: () => void;
};

export type Field<Value> = {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value | ((before: Value) => Value)) => void;
};

const isStale = (error: Partial<ApiError>) => error.status === 409 && error.code === 'stale_write';

/** Values, errors and saving of one entry, including conflicts with a newer version. */
export function useEntryForm<Values extends object, Body>(options: Options<Values, Body>) {
  const [base, setBase] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [version, setVersion] = useState(options.version);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Partial<ApiError> | null>(null);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState(false);
  const [mine, setMine] = useState<Values | null>(null);
  const [refusals, setRefusals] = useState(0);
  const running = useRef(false);

  const change = useCallback(<Name extends keyof Values & string>(name: Name, to: Setter<Values[Name]>) => {
    setValues((now) => ({ ...now, [name]: isUpdater(to) ? to(now[name]) : to }));
    setErrors((now) => without(now, name));
  }, []);

  const send = async (against: Version) => {
    if (running.current) return;
    const parsed = options.schema.safeParse(options.toInput(values));
    setErrors(parsed.success ? {} : toFieldErrors(parsed.error));
    setFailure(null);
    if (!parsed.success) return setRefusals((count) => count + 1);
    running.current = true;
    setSaving(true);
    const { error } = await options.save(parsed.data, against);
    running.current = false;
    setSaving(false);
    if (!error) {
      draft.discard();
      options.onSaved();
    } else if (isStale(error)) setConflict(true);
    else {
      setFailure(error);
      setErrors(serverErrors(error.errors));
      setRefusals((count) => count + 1);
    }
  };

  /** Loads the newer version and handles it; closes the dialog in any case. */
  const withTheirs = async (use: (theirs: Loaded<Values>) => void | Promise<void>) => {
    setSaving(true);
    const theirs = await options.reload();
    setSaving(false);
    setConflict(false);
    if ('error' in theirs) setFailure(theirs.error);
    else await use(theirs);
  };

  const show = (theirs: Loaded<Values>) => {
    setMine(values);
    setBase(theirs.values);
    setValues(theirs.values);
    setVersion(theirs.version);
    setErrors({});
  };

  const baseText = useMemo(() => JSON.stringify(base), [base]);
  const dirty = useMemo(() => JSON.stringify(values) !== baseText, [values, baseText]);
  const draft = useEntryDraft({ name: options.draftName, values, version, dirty });

  return {
    values,
    change,
    errors,
    failure,
    saving,
    conflict,
    /** Incremented with every rejected submit. */
    refusals,
    dirty,
    submit: () => send(version),
    dismissFailure: () => setFailure(null),
    keepEditing: () => setConflict(false),
    reloadTheirs: () => withTheirs(show),
    overwrite: () =>
      withTheirs((theirs) => {
        setVersion(theirs.version);
        return send(theirs.version);
      }),
    /** The user's values before the newer version was loaded, for restoring. */
    bringBackMine: mine
      ? () => {
          setValues(mine);
          setMine(null);
        }
      : null,
    /** An unsaved draft of an earlier visit; it changes nothing until it is restored. */
    offeredDraft: draft.offered && {
      savedAt: draft.offered.savedAt,
      /** The draft is based on an older version; saving it asks before it overwrites the newer one. */
      outdated: draft.offered.version !== options.version,
      restore: () => {
        const taken = draft.take();
        if (!taken) return;
        setValues({ ...values, ...taken.values });
        setVersion(taken.version);
      },
      discard: draft.discard,
    },
    field: <Name extends keyof Values & string>(name: Name): Field<Values[Name]> => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (to) => change(name, to),
    }),
  };
}

export type EntryForm<Values extends object> = ReturnType<typeof useEntryForm<Values, unknown>>;

type Setter<Value> = Value | ((before: Value) => Value);
const isUpdater = <Value>(to: Setter<Value>): to is (before: Value) => Value => typeof to === 'function';
