import type { FieldError } from '@platform/contract.ts';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Shows the server's messages at their fields; the first message of each field counts. */
export function setServerErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  errors: readonly FieldError[] = [],
) {
  for (const { field, message } of errors.toReversed()) {
    setError(field as FieldPath<Values>, { type: 'server', message }); // the contract's fields are the form's
  }
}
