import { useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { type ApiError, asApiError, type CallResult } from '../../../lib/api/apiError.ts';
import { getChanges } from '../../../lib/forms/getChanges.ts';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { toFormValues } from '../../../lib/forms/toFormValues.ts';
import { useIdempotencyKey } from '../../../lib/forms/useIdempotencyKey.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { toast } from '../toast.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { useDraftRecovery, type Version } from './useDraftRecovery.ts';
import { parseNewer, useEditConflict } from './useEditConflict.ts';
import { useInertWhile } from './useInertWhile.ts';

type SaveContext<Body> = { version: Version; key: string; changes: Partial<Body> };

type Options<Values extends FieldValues, Body extends object, Saved> = {
  /** Key of the draft in this browser: `destination-12`, `blog-new`. */
  draftName: string;
  /** Fields that are never stored in the browser, such as passwords. */
  secrets?: readonly (keyof Values)[];
  /** The entry to edit; null creates one. */
  opened: Saved | null;
  savedSchema: ZodType<Saved>;
  /** By default, the fields of `blank`. */
  toValues?: (entry: Saved) => Values;
  blank: Values;
  /** The contract's schema; it receives the form's values. */
  schema: ZodType<Body>;
  /** Fields, of the form or the body, that make one value: all are changed if one is. */
  groups?: readonly (readonly (keyof NoInfer<Values> | keyof NoInfer<Body>)[])[];
  /** Saves over a version, or creates an entry once for a key; `changes` are the changed fields of the body. */
  save: (body: Body, context: SaveContext<Body>) => Promise<CallResult<Saved>>;
  onSaved: (entry: Saved) => void;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  onFailed?: (error: ApiError) => void;
};

type SaveOptions<Values extends FieldValues, Body extends object, Saved> = Pick<
  Options<Values, Body, Saved>,
  'save' | 'schema' | 'savedSchema'
> & { toValues: (entry: Saved) => Values };

const savedLate = 'What you were saving when you closed the editor is saved.';

/** The form of one entry, with a draft in this browser, and a question before newer data is replaced. */
export function useEntryForm<
  Values extends FieldValues,
  Body extends object,
  Saved extends { updated_at: string },
>(options: Options<Values, Body, Saved>) {
  const { blank, toValues: toEntryValues = (entry: Saved) => toFormValues(entry, blank) } = options;
  const toValues = (entry: Saved | null) => (entry ? toEntryValues(entry) : blank);
  const version = useRef<Version>(options.opened?.updated_at ?? null);
  const { sendOnce, ...idempotencyKey } = useIdempotencyKey();
  const getUnsaved = (): Partial<Values> => getChanges(form.getValues(), form.defaultValues);

  const form = useSubmitForm<Values, Body, Saved>({
    initial: toValues(options.opened),
    resolver: schemaResolver(options.schema),
    send: (body) => {
      const context = { version: version.current, changes: pickFields(body, getUnsaved(), options.groups) };
      return sendOnce((key) => saveOverOwn({ ...options, toValues }, body, { ...context, key }));
    },
    onSent: (entry) => {
      if (!isMounted.current) return toast('success', savedLate);
      draft.removeOwn();
      options.onSaved(entry);
    },
    onInvalid: options.onInvalid,
    onFailed: (error) => conflict.open(error) || void options.onFailed?.(error),
  });

  const isMounted = useIsMounted();
  useInertWhile(form.formRef, form.isSubmitting);
  const restart = (entry: Saved | null) => {
    version.current = entry?.updated_at ?? null;
    form.dismissFailure();
    form.reset(toValues(entry));
  };

  const draft = useDraftRecovery(form, {
    name: options.draftName,
    getVersion: () => version.current,
    idempotencyKey,
    secrets: options.secrets ?? [],
    restore: (changes, onto) => {
      version.current = onto;
      form.reset({ ...form.getValues(), ...changes }, { keepDefaultValues: true });
    },
  });
  const conflict = useEditConflict({
    savedSchema: options.savedSchema,
    reload: (theirs) => {
      const mine = getUnsaved();
      restart(theirs);
      draft.putAside(mine);
    },
    saveOver: ({ updated_at }) => {
      version.current = updated_at;
      void form.submit();
    },
  });

  return { ...form, restart, conflict, draft: draft.offer };
}

/**
 * Saves; if a newer version with the same values refuses it, saves again over that one, because the response to an
 * earlier attempt was lost.
 */
async function saveOverOwn<
  Values extends FieldValues,
  Body extends object,
  Saved extends { updated_at: string },
>(
  { save, schema, savedSchema, toValues }: SaveOptions<Values, Body, Saved>,
  body: Body,
  context: SaveContext<Body>,
): Promise<CallResult<Saved>> {
  const result = await save(body, context);
  const newer = result.error ? parseNewer(asApiError(result.error), savedSchema) : null;
  const stored = newer && schema.safeParse(toValues(newer)).data;
  if (!newer || !stored || Object.keys(getChanges(body, { ...stored })).length > 0)
    return context.version === null ? result : explainDeletion(result);
  return save(body, { ...context, version: newer.updated_at });
}

/** Explains that the entry was deleted while it was edited, and how to keep the typed text. */
function explainDeletion<Saved>(result: CallResult<Saved>): CallResult<Saved> {
  const error = result.error && asApiError(result.error);
  if (error?.code !== 'not_found') return result;
  const message =
    'This entry was deleted after you opened it. Copy what you want to keep before you close it.';
  return { error: { ...error, message } };
}

/** The changed fields of a body, and those of their groups. */
function pickFields<Body extends object>(
  body: Body,
  changed: object,
  groups: readonly (readonly PropertyKey[])[] = [],
) {
  const complete = groups.filter((group) => group.some((name) => name in changed));
  const names = new Set<PropertyKey>([...Object.keys(changed), ...complete.flat()]);
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name))) as Partial<Body>; // a selection
}

/** What the frame of an editor needs. */
export type EntryForm = Pick<
  ReturnType<typeof useEntryForm<FieldValues, object, { updated_at: string }>>,
  | 'formRef'
  | 'isDirty'
  | 'isSubmitting'
  | 'errors'
  | 'failure'
  | 'formError'
  | 'submit'
  | 'conflict'
  | 'draft'
>;
