import type { KeyboardEvent } from 'react';

/** A handler that lets Enter submit no form while a field of choices has text other than the selected one. */
export const preventEarlySubmit =
  (selected = '') =>
  (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key === 'Enter' && target instanceof HTMLInputElement && target.value !== selected)
      event.preventDefault();
  };
