import { createSharedValue } from '../../lib/createSharedValue.ts';

type Tone = 'success' | 'error' | 'info' | 'warning';
type Place = 'top' | 'bottom';

type ToastOptions = {
  /** Default: bottom right. */
  place?: Place | undefined;
  closeAfterMs?: number;
  /** A button in the message; it closes the message. */
  action?: { label: string; onClick: () => void };
  /** Called once, however the message disappears. */
  onClosed?: () => void;
};

export type Toast = ToastOptions & { id: number; tone: Tone; text: string };

const maxToasts = 4;

const toasts = createSharedValue<readonly Toast[]>([]);
let lastId = 0;

export const useToasts = toasts.use;

function replace(next: readonly Toast[]) {
  const closed = toasts.get().filter((one) => !next.includes(one));
  toasts.set(next);
  for (const one of closed) one.onClosed?.();
}

/** Removes all messages without calling their `onClosed`. */
export const forgetToasts = () => toasts.set([]);

export const closeToast = (id: number) => replace(toasts.get().filter((one) => one.id !== id));

/** Shows a message for 5 seconds, longer while it is hovered or focused; returns a function that closes it. */
export function toast(tone: Tone, text: string, options?: ToastOptions): () => void {
  lastId += 1;
  const shown = { ...options, id: lastId, tone, text };
  const others = toasts.get().filter((other) => other.action || other.text !== text);
  replace([...others, shown].slice(-maxToasts));
  return () => closeToast(shown.id);
}
