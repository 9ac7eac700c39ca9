import { cleanup } from '@testing-library/react';

/** Unmounts the page like a reload or a crash: its data in the browser's storage stays. */
export function crash() {
  const stored = [localStorage, sessionStorage].map((storage) => ({ storage, entries: { ...storage } }));
  cleanup();
  for (const { storage, entries } of stored) Object.assign(storage, entries);
}
