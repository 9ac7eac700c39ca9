import { useEffect, useEffectEvent } from 'react';

const fields = 'input, textarea, select, [contenteditable="true"]';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Calls the action of a key, by `KeyboardEvent.key`, unless somebody types or a dialog or a menu is open. Escape in a
 * field only leaves the field.
 */
export function useShortcuts(actions: Record<string, () => void>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector(overlays)) return;
    const field = target instanceof Element ? target.closest<HTMLElement>(fields) : null;
    if (field) {
      if (key === 'Escape') field.blur();
      return;
    }
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
