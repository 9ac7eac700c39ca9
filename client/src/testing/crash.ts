import { cleanup } from '@testing-library/react';

/** Takes the page away as a reload or a crash does: what it stored in the browser stays. */
export function crash() {
  const stored = { ...localStorage };
  cleanup();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}
