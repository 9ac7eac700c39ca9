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

/** Resolves when the server has answered the changes that were sent. */
let answered: Promise<unknown> = Promise.resolve();

/** Sends a pending change now, and waits for all of them, so that a change that cannot wait overtakes none. */
export function sendDeferredChange(): Promise<unknown> {
  answered = Promise.all([answered, sendCall(toKey(lastChange))]);
  return answered;
}

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
