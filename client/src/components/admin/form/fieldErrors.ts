import type { FieldError } from '@platform/contract';
import type { ZodError } from 'zod';

/** Messages by path: `title`, `hotels.2.city`. */
export type FieldErrors = Readonly<Record<string, string>>;

const firstOfEach = (list: { field: string; message: string }[]): FieldErrors => {
  const found: Record<string, string> = {};
  for (const { field, message } of list) found[field] ??= message;
  return found;
};

export const issuesOf = (error: ZodError): FieldErrors =>
  firstOfEach(error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })));

export const serverErrors = (errors: FieldError[] = []): FieldErrors => firstOfEach(errors);

/** The errors that are left once a field, or a list with everything in it, was changed. */
export function without(errors: FieldErrors, name: string): FieldErrors {
  const gone = Object.keys(errors).filter((path) => path === name || path.startsWith(`${name}.`));
  if (gone.length === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !gone.includes(path)));
}

/** Whether any of the named fields, or anything within them, is wrong. */
export const anyWrong = (errors: FieldErrors, names: readonly string[]): boolean =>
  Object.keys(errors).some((path) => names.some((name) => path === name || path.startsWith(`${name}.`)));
