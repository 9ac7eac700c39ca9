import type { FieldError } from '@platform/contract';
import type { ZodError } from 'zod';

/** Messages by path: `title`, `hotels.2.city`. */
export type FieldErrors = Readonly<Record<string, string>>;

const firstOfEach = (list: { field: string; message: string }[]): FieldErrors => {
  const found: Record<string, string> = {};
  for (const { field, message } of list) found[field] ??= message;
  return found;
};

export const toFieldErrors = (error: ZodError): FieldErrors =>
  firstOfEach(error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })));

export const serverErrors = (errors: FieldError[] = []): FieldErrors => firstOfEach(errors);

/** Removes the errors of a changed field, or of a changed list and everything in it. */
export function without(errors: FieldErrors, name: string): FieldErrors {
  const gone = Object.keys(errors).filter((path) => path === name || path.startsWith(`${name}.`));
  if (gone.length === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !gone.includes(path)));
}

/** Whether one of the named fields, or anything below them, is invalid. */
export const anyWrong = (errors: FieldErrors, names: readonly string[]): boolean =>
  Object.keys(errors).some((path) => names.some((name) => path === name || path.startsWith(`${name}.`)));
