import { useEffect, useRef } from 'react';

/** The ref of a list of rows, and a function that focuses an element in it, by selector, after the next rendering. */
export function useRowFocus() {
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

/** The selector of a button of a row. */
export const rowButton = (row: string, button: 'up' | 'down' | 'remove') =>
  `[data-row="${row}"] [data-row-button="${button}"]`;
