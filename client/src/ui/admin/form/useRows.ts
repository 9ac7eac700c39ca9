import { useEffect, useRef, useState } from 'react';
import { type FieldArrayPath, type FieldValues, useFieldArray } from 'react-hook-form';
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
  const list = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  const [announcement, announce] = useState('');

  useEffect(() => {
    if (!focusOn.current) return;
    list.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = null;
  });
  const findButton = (id: string, button: string) => `[data-row="${id}"] [data-row-button="${button}"]`;

  return {
    fields,
    append,
    list,
    announcement,
    announceAdded: () => announce(`Added ${noun} ${fields.length + 1}`),
    move: (index: number, where: RowMove) => {
      const to = where === 'up' ? index - 1 : index + 1;
      const row = fields[index];
      if (!row) return;
      focusOn.current = findButton(row.id, where);
      move(index, to);
      announce(`Moved to position ${to + 1} of ${fields.length}`);
    },
    remove: (index: number) => {
      const neighbour = fields[index + 1] ?? fields[index - 1];
      focusOn.current = neighbour ? findButton(neighbour.id, 'remove') : '[data-row-add]';
      remove(index);
      announce(`Removed ${noun} ${index + 1}`);
    },
  };
}
