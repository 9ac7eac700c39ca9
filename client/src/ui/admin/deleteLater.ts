import type { CallError, CallResult } from '../../lib/api/apiError.ts';
import { deferDeletion } from '../../lib/api/deferredCalls.ts';
import { offerUndo } from './offerUndo.ts';
import { getEntryKey } from './useVisibleEntries.ts';

export type DeferredDeletion = {
  /** The list and the id of the entry, or of several entries, as in `useVisibleEntries`. */
  list: string;
  id: number | readonly number[];
  remove: (id: number) => PromiseLike<CallResult>;
  deletedText: string;
  onFailed: (error: CallError, id: number) => void;
  place?: 'top';
};

/** Deletes a confirmed entry, unless that is undone in time; its list hides it at once. */
export function deleteLater({ list, id, remove, deletedText, onFailed, place }: DeferredDeletion) {
  const ids = [id].flat();
  const keys = ids.map((one) => getEntryKey(list, one));
  const closeOffer = offerUndo({ text: deletedText, keys, place });
  for (const one of ids) {
    deferDeletion(getEntryKey(list, one), async () => {
      closeOffer();
      const { error } = await remove(one);
      if (error) onFailed(error, one);
      return !error;
    });
  }
}
