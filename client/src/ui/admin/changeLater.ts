import { deferCall, sendCall } from '../../lib/api/deferredCalls.ts';
import { offerUndo } from './offerUndo.ts';

type Change = {
  /** Describes the change. */
  text: string;
  /** Changes it on the server; resolves to false if that failed. */
  send: () => Promise<boolean>;
  /** Reverts what the page already shows. */
  undo: () => void;
};

let lastChange = 0;
const toKey = (change: number) => `change/${change}`;

/** Sends a pending change now, so that a change that cannot wait does not overtake it. */
export const sendDeferredChange = (): Promise<void> => sendCall(toKey(lastChange));

/**
 * Sends a change that the page already shows, unless it is undone in time. The next change sends it at once, so that
 * changes reach the server in their order.
 */
export function changeLater({ text, send, undo }: Change) {
  void sendDeferredChange();
  lastChange += 1;
  const key = toKey(lastChange);
  const closeOffer = offerUndo({ text, keys: [key], onUndone: undo });
  deferCall(key, () => {
    closeOffer();
    return send();
  });
}
