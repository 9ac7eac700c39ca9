import { useEffect, useRef, useState } from 'react';
import type { Keyed } from './keyed.ts';
import { moved } from './moved.ts';
import type { RowMove } from './RowButtons.tsx';

type Options<Row> = {
  rows: Keyed<Row>[];
  onChange: (change: (rows: Keyed<Row>[]) => Keyed<Row>[]) => void;
  /** The noun for one row: `hotel`. */
  noun: string;
};

/** Adds, moves and removes rows, moves the focus with them, and announces each change to screen readers. */
export function useRows<Row>({ rows, onChange, noun }: Options<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  const [announcement, announce] = useState('');

  useEffect(() => {
    if (!focusOn.current) return;
    list.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = null;
  });

  const within = (key: string, target: string) => `[data-row="${key}"] ${target}`;

  return {
    list,
    announcement,
    add: (row: Keyed<Row>) => {
      focusOn.current = within(row.key, 'input:not([type="hidden"]), textarea');
      onChange((all) => [...all, row]);
      announce(`Added ${noun} ${rows.length + 1}`);
    },
    move: (index: number, where: RowMove) => {
      const to = where === 'up' ? index - 1 : index + 1;
      const row = rows[index];
      if (!row) return;
      focusOn.current = within(row.key, `[data-row-button="${where}"]`);
      onChange((all) => moved(all, index, to));
      announce(`Moved to position ${to + 1} of ${rows.length}`);
    },
    remove: (index: number) => {
      const neighbour = rows[index + 1] ?? rows[index - 1];
      focusOn.current = neighbour ? within(neighbour.key, '[data-row-button="remove"]') : '[data-row-add]';
      onChange((all) => all.filter((_row, at) => at !== index));
      announce(`Removed ${noun} ${index + 1}`);
    },
  };
}
