import type { KeyboardEvent } from 'react';

/**
 * A key handler for a select whose choice acts at once: arrow keys and letters, which would change the closed select,
 * open it instead. In browsers without `showPicker`, among them Safari, they do nothing, and Space opens it.
 */
export function openSelectOnKey(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!/^(Arrow.*|Page.*|Home|End|\S)$/.test(event.key)) return;
  event.preventDefault();
  event.currentTarget.showPicker?.();
}
