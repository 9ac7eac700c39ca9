import type { MouseEvent } from 'react';
import { isOwnEvent } from './isOwnEvent.ts';

const controls = 'a, button, input, select, textarea, label, summary, [role="menuitem"]';

/**
 * Props that make a row or card open its entry on click. Its controls handle their own clicks, and selecting text does
 * not open it. Keyboard users use the controls inside.
 */
export function openOnClick(open: (() => void) | undefined) {
  if (!open) return {};
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const { target } = event;
      if (!(target instanceof Element) || !isOwnEvent(event)) return;
      if (target.closest(controls) || window.getSelection()?.isCollapsed === false) return;
      open();
    },
    style: { cursor: 'pointer' },
  };
}
