import { sendCall, undoCall } from '../../lib/api/deferredCalls.ts';
import { toast } from './toast.ts';

type Offer = {
  /** Describes what is done. */
  text: string;
  /** The deferred calls that do it. */
  keys: readonly string[];
  onUndone?: () => void;
  place?: 'top' | undefined;
};

/**
 * Shows a message with Undo while calls are deferred, and sends them after ten seconds. Hovering or focusing the message
 * extends the time, closing it ends it. Returns what closes it.
 */
export const offerUndo = ({ text, keys, onUndone, place }: Offer) =>
  toast('success', text, {
    place,
    closeAfterMs: 10_000,
    action: {
      label: 'Undo',
      onClick: () => {
        keys.forEach(undoCall);
        onUndone?.();
        toast('info', 'Undone.');
      },
    },
    onClosed: () => void Promise.all(keys.map(sendCall)),
  });
