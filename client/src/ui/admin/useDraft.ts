import type { FieldError } from '@platform/contract';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

type Errors = Record<string, string>;
type Issue = { path: PropertyKey[]; message: string };

/** The first message of each field, from a zod error or from the server's `errors`. */
export function toErrors(found: readonly (Issue | FieldError)[]): Errors {
  const errors: Errors = {};
  for (const one of found) {
    const name = 'path' in one ? String(one.path[0] ?? '') : one.field;
    errors[name] ??= one.message;
  }
  return errors;
}

/**
 * The state of a form: current values, changed values and errors. `fail` shows
 * messages below their fields and focuses the first of them.
 */
export function useDraft<Draft extends object>(initial: Draft) {
  const [start, setStart] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const set = (change: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...change }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))));
  };

  const restart = (next: Draft) => {
    setStart(next);
    setDraft(next);
    setErrors({});
  };

  const changed = (Object.keys(draft) as (keyof Draft)[]) // keys() returns strings only
    .filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(start[name]));

  const fail = (found: Errors) => {
    setErrors(found);
    setFailures((count) => count + 1);
  };

  /** The props of a text field for one field of the draft. */
  const field = (name: keyof Draft & string) => ({
    name,
    value: draft[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: event.target.value } as Partial<Draft>), // a computed key widens to string
    error: errors[name] !== undefined,
    helperText: errors[name],
  });

  return { draft, set, field, errors, fail, restart, changed, dirty: changed.length > 0, form };
}
