import { cleanup } from '@testing-library/react';

/** Unmounts the page like a reload or a crash: its data in the browser's storage stays. */
export function crash() {
  const stored = { ...localStorage };
  cleanup();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}
