import { deferCall, sendCall } from '../../lib/api/deferredCalls.ts';
import { useUndoOffer } from './useUndoOffer.ts';

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
export const sendDeferredChange = (): Promise<void> => sendCall(toKey(lastChange));

/**
 * Sends a change that the page shows already, unless it is undone in time. The next change sends it at once, so that
 * changes reach the server in their order.
 */
export function useDeferredChange() {
  const offerUndo = useUndoOffer();
  return ({ text, send, undo }: Change) => {
    void sendDeferredChange();
    lastChange += 1;
    const key = toKey(lastChange);
    const closeOffer = offerUndo({ text, keys: [key], onUndone: undo });
    deferCall(key, () => {
      closeOffer();
      return send();
    });
  };
}
