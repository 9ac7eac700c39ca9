import type { FieldErrors } from './fieldErrors.ts';
import type { Field } from './useEntryForm.ts';

/** Binds the fields of one row to inputs. `path`: prefix of its error messages, `hotels.2`. */
export function rowField<Row extends object>(
  row: Row,
  put: (part: Partial<Row>) => void,
  errors: FieldErrors,
  path: string,
) {
  return <Name extends keyof Row & string>(name: Name): Field<Row[Name]> => ({
    name: `${path}.${name}`,
    value: row[name],
    error: errors[`${path}.${name}`],
    onChange: (to) => {
      const part: Partial<Row> = {};
      part[name] = isUpdater(to) ? to(row[name]) : to;
      put(part);
    },
  });
}

const isUpdater = <Value>(to: Value | ((before: Value) => Value)): to is (before: Value) => Value =>
  typeof to === 'function';
