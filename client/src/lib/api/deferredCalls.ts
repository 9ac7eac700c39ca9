import { createSharedValue } from '../createSharedValue.ts';

/** Deletes or changes entries on the server; resolves to false if that failed. */
type Call = () => Promise<boolean>;

const pending = new Map<string, Call>();
/** Those that were sent and are not answered yet. */
const sent = new Map<string, Promise<void>>();
const hidden = createSharedValue<ReadonlySet<string>>(new Set());

/** The keys of entries that are deleted, or about to be. */
export const useHiddenEntries = hidden.use;

function setHidden(key: string, isHidden: boolean) {
  const next = new Set(hidden.get());
  if (isHidden) next.add(key);
  else next.delete(key);
  hidden.set(next);
}

/** Holds a call back until it is sent or undone. */
export const deferCall = (key: string, call: Call): void => void pending.set(key, call);

/** Holds the deletion of an entry back, and hides the entry. `key` identifies it. */
export function deferDeletion(key: string, call: Call): void {
  deferCall(key, call);
  setHidden(key, true);
}

/** Takes a deferred call back; an entry that it would delete is shown again. Does nothing once the call was sent. */
export function undoCall(key: string): void {
  if (pending.delete(key)) setHidden(key, false);
}

/**
 * Sends a deferred call, once; resolves when the server has answered it. An entry that could not be deleted is shown
 * again.
 */
export async function sendCall(key: string): Promise<void> {
  const call = pending.get(key);
  if (!call) return sent.get(key);
  pending.delete(key);
  const answered = call().then((succeeded) => {
    if (!succeeded) setHidden(key, false);
  });
  sent.set(key, answered);
  await answered.finally(() => sent.delete(key));
}

/** Whether there are calls that the server has not answered. */
export const hasDeferredCalls = (): boolean => pending.size + sent.size > 0;

/** Sends all deferred calls; resolves when the server has answered them, and those that were sent before. */
export async function sendDeferredCalls(): Promise<void> {
  for (const key of [...pending.keys()]) void sendCall(key);
  await Promise.all(sent.values());
}

/** Sends deferred calls when the page is hidden or left: the browser may never run it again. */
export function sendCallsOnLeave(): void {
  window.addEventListener('pagehide', () => void sendDeferredCalls());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendDeferredCalls();
  });
}
