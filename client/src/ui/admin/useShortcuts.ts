import { useEffect, useEffectEvent } from 'react';

const fields = 'input, textarea, select, [contenteditable="true"]';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const switchKey = 'admin_shortcuts';

/** Single keys can be switched off in this browser, because speech input and mistyping press them by accident. */
export const areShortcutsOn = () => localStorage.getItem(switchKey) !== 'off';
export const switchShortcuts = (on: boolean) => localStorage.setItem(switchKey, on ? 'on' : 'off');

/**
 * Handles single keys, by `KeyboardEvent.key`, unless the user types or a dialog or a menu is open: with an action
 * given here, or else with the control on the page that declares the key as `aria-keyshortcuts`. A select is focused,
 * any other control is clicked. Escape in a field leaves the field.
 */
export function useShortcuts(actions: Record<string, () => void> = {}) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isCovered()) return;
    const field = target instanceof Element ? target.closest<HTMLElement>(fields) : null;
    if (field) {
      // also where the rich text editor has prevented the default
      if (key === 'Escape') field.blur();
      return;
    }
    if (event.defaultPrevented) return;
    const act = key === 'Escape' || areShortcutsOn() ? (actions[key] ?? findControl(key)) : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether a dialog or a menu is open; one that is closing is already hidden from assistive technology. */
const isCovered = () =>
  [...document.querySelectorAll(overlays)].some((overlay) => !overlay.closest('[aria-hidden="true"]'));

function findControl(key: string): (() => void) | undefined {
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (!control) return undefined;
  return control.matches('select') ? () => control.focus() : () => control.click();
}
