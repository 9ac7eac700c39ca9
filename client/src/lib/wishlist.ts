import { useSyncExternalStore } from 'react';

const storageKey = 'wishlist';

/** Set while the browser refuses to store the list, which then lasts until the page is left. */
let unstored: string | undefined;
let text: string | null = null;
let keys: readonly string[] = [];

/** The same array until the list changes, in this tab or in another; empty if the browser refuses to read. */
function readWishlist(): readonly string[] {
  try {
    const stored = unstored ?? localStorage.getItem(storageKey);
    if (stored === text) return keys;
    text = stored;
    keys = [];
    // A value that is not an array has no `filter`; the error leaves the list empty.
    keys = JSON.parse(stored ?? '').filter((entry: unknown) => typeof entry === 'string');
  } catch {
    // The list is empty, or what it was when the browser still allowed reading.
  }
  return keys;
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Adds a journey to this browser's wishlist, or removes it. */
export function toggleWish(key: string): void {
  const list = new Set(readWishlist());
  if (!list.delete(key)) list.add(key);
  const next = JSON.stringify([...list]);
  try {
    localStorage.setItem(storageKey, next);
    unstored = undefined;
  } catch {
    unstored = next;
  }
  // Browsers send it to the other tabs only.
  window.dispatchEvent(new Event('storage'));
}

/** Whether a journey is on this browser's wishlist; false until the page is hydrated. */
export const useIsWished = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readWishlist().includes(key),
    () => false,
  );

/** The keys on this browser's wishlist, such as `destination-12`; null until the page is hydrated. */
export const useWishlist = (): readonly string[] | null =>
  useSyncExternalStore(subscribe, readWishlist, () => null);
