import type { MouseEvent } from 'react';

/**
 * A click handler that ignores the second click of a double click: by then the button may have the opposite effect, or
 * the next row may have moved to its place.
 */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
