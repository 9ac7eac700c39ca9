import { useSyncExternalStore } from 'react';

/** Deletes or changes entries on the server; resolves to false if that failed. */
type Remove = () => Promise<boolean>;

const pending = new Map<string, Remove>();
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setHidden(key: string, isHidden: boolean) {
  const next = new Set(hidden);
  if (isHidden) next.add(key);
  else next.delete(key);
  hidden = next;
  for (const listener of listeners) listener();
}

/** Hides an entry and holds its deletion back until it is sent or undone. `key` identifies the entry. */
export function deferDeletion(key: string, remove: Remove): void {
  pending.set(key, remove);
  setHidden(key, true);
}

/** Holds another change back, in the same way. It hides nothing. */
export const deferChange = (key: string, send: Remove): void => void pending.set(key, send);

/** Shows the entry again. Does nothing once the deletion was sent. */
export function undoDeletion(key: string): void {
  if (pending.delete(key)) setHidden(key, false);
}

/** Sends a deferred deletion, once; an entry that could not be deleted is shown again. */
export async function sendDeletion(key: string): Promise<void> {
  const remove = pending.get(key);
  if (!remove) return;
  pending.delete(key);
  if (!(await remove())) setHidden(key, false);
}

export const hasDeferredDeletions = (): boolean => pending.size > 0;

/** Sends all deferred deletions; resolves when the server has answered them. */
export const sendDeferredDeletions = () => Promise.all([...pending.keys()].map(sendDeletion));

/** Sends deferred deletions when the page is hidden or left: the browser may never run it again. */
export function sendDeletionsOnLeave(): void {
  window.addEventListener('pagehide', () => void sendDeferredDeletions());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendDeferredDeletions();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The keys of entries that are deleted, or about to be. */
export const useHiddenEntries = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => hidden);
