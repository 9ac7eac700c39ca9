import { useEffect, useRef, useState } from 'react';
import {
  type FieldArrayPath,
  type FieldError,
  type FieldValues,
  get,
  useFieldArray,
  useFormState,
} from 'react-hook-form';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import type { RowMove } from './RowButtons.tsx';

/**
 * A list of a form whose rows are added, moved and removed. Moves the focus with them, and announces each change to
 * screen readers.
 * @param noun one row: `hotel`
 */
export function useRows<Values extends FieldValues, Name extends FieldArrayPath<Values>>(
  control: FormControl<Values>,
  name: Name,
  noun: string,
) {
  const { fields, append, move, remove } = useFieldArray({ control, name });
  const { errors } = useFormState({ control });
  const error: (FieldError & { root?: FieldError }) | undefined = get(errors, name);
  const { list, focusNext } = useRowFocus();
  const [announcement, announce] = useState('');

  return {
    fields,
    append,
    list,
    /** The message about the list as a whole. */
    message: error?.root?.message ?? error?.message,
    announcement,
    announceAdded: () => announce(`Added ${noun} ${fields.length + 1}`),
    move: (index: number, where: RowMove) => {
      const to = where === 'up' ? index - 1 : index + 1;
      const row = fields[index];
      if (!row) return;
      focusNext(rowButton(row.id, where));
      move(index, to);
      announce(`Moved to position ${to + 1} of ${fields.length}`);
    },
    remove: (index: number) => {
      const neighbour = fields[index + 1] ?? fields[index - 1];
      focusNext(neighbour ? rowButton(neighbour.id, 'remove') : '[data-row-add]');
      remove(index);
      announce(`Removed ${noun} ${index + 1}`);
    },
  };
}

/** The ref of a list of rows, and a function that focuses an element in it, by selector, after the next rendering. */
function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const selector = useRef<string | null>(null);
  useEffect(() => {
    if (!selector.current) return;
    list.current?.querySelector<HTMLElement>(selector.current)?.focus();
    selector.current = null;
  });
  return {
    list,
    focusNext: (next: string) => {
      selector.current = next;
    },
  };
}

const rowButton = (row: string, button: RowMove | 'remove') =>
  `[data-row="${row}"] [data-row-button="${button}"]`;
