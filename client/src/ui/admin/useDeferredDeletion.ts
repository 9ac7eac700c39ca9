import { useCallback } from 'react';
import type { CallError, CallResult } from '../../lib/api/apiError.ts';
import { deferDeletion, sendDeletion, undoDeletion } from '../../lib/api/deferredDeletions.ts';
import { useToast } from './Toasts.tsx';
import { getEntryKey } from './useVisibleEntries.ts';

export type DeferredDeletion = {
  /** The list and the id of the entry, or of several entries, as in `useVisibleEntries`. */
  list: string;
  id: number | readonly number[];
  /** Deletes one entry on the server. */
  remove: (id: number) => PromiseLike<CallResult>;
  deletedText: string;
  onFailed: (error: CallError) => void;
  place?: 'top';
};

export const undoMs = 10_000;
export const undoneText = 'Undone.';

/**
 * Deletes a confirmed entry in ten seconds: its list hides it at once, and until then a message offers Undo. Hovering or
 * focusing the message extends the time, closing it ends it.
 */
export function useDeferredDeletion() {
  const toast = useToast();
  return useCallback(
    ({ list, id, remove, deletedText, onFailed, place }: DeferredDeletion) => {
      const ids = [id].flat();
      const keys = ids.map((one) => getEntryKey(list, one));
      const closeToast = toast('success', deletedText, {
        place,
        closeAfterMs: undoMs,
        action: {
          label: 'Undo',
          onClick: () => {
            keys.forEach(undoDeletion);
            toast('info', undoneText);
          },
        },
        onClosed: () => void Promise.all(keys.map(sendDeletion)),
      });
      for (const one of ids) {
        deferDeletion(getEntryKey(list, one), async () => {
          closeToast();
          const { error } = await remove(one);
          if (error) onFailed(error);
          return !error;
        });
      }
    },
    [toast],
  );
}
