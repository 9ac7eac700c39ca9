import { useCallback } from 'react';
import { deferChange, sendDeletion, undoDeletion } from '../../lib/api/deferredDeletions.ts';
import { useToast } from './Toasts.tsx';
import { undoMs, undoneText } from './useDeferredDeletion.ts';

type Change = {
  /** Says what was changed. */
  text: string;
  /** Changes it on the server; resolves to false if that failed. */
  send: () => Promise<boolean>;
  /** Takes back what the page shows already. */
  undo: () => void;
};

let lastChange = 0;
const toKey = (change: number) => `change/${change}`;

/** Sends the last change now if it still waits, so that one that cannot wait does not overtake it. */
export const sendDeferredChange = (): Promise<void> => sendDeletion(toKey(lastChange));

/**
 * Sends a change that the page shows already in ten seconds; until then a message offers Undo, as with deletions. The
 * next change sends it at once, so that changes reach the server in their order.
 */
export function useDeferredChange() {
  const toast = useToast();
  return useCallback(
    ({ text, send, undo }: Change) => {
      void sendDeferredChange();
      lastChange += 1;
      const key = toKey(lastChange);
      const takeBack = () => {
        undoDeletion(key);
        undo();
        toast('info', undoneText);
      };
      const closeToast = toast('success', text, {
        closeAfterMs: undoMs,
        action: { label: 'Undo', onClick: takeBack },
        onClosed: () => void sendDeletion(key),
      });
      deferChange(key, () => {
        closeToast();
        return send();
      });
    },
    [toast],
  );
}
