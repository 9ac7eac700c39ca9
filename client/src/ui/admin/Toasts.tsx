import { Alert, Box, Button, IconButton, Portal } from '@mui/material';
import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { topBarHeight } from './topBarHeight.ts';

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

type Toast = ToastOptions & { id: number; tone: Tone; text: string };
/** Returns a function that closes the message. */
type ShowToast = (tone: Tone, text: string, options?: ToastOptions) => () => void;

const defaultCloseAfterMs = 5000;
const maxToasts = 4;

const ToastContext = createContext<ShowToast>(() => () => undefined);

/** Shows a message for 5 seconds, longer while it is hovered or focused. */
export const useToast = () => useContext(ToastContext);

let lastId = 0;

/** Below the top bar, or above the action bars at the bottom of forms and enquiries. */
const placeStyles = { top: { top: topBarHeight + 8 }, bottom: { bottom: 80 } } as const;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const shown = useRef<Toast[]>([]);

  const replace = useCallback((next: Toast[]) => {
    const closed = shown.current.filter((toast) => !next.includes(toast));
    shown.current = next;
    setToasts(next);
    for (const toast of closed) toast.onClosed?.();
  }, []);
  const close = useCallback(
    (id: number) => {
      if (shown.current.some((toast) => toast.id === id)) {
        replace(shown.current.filter((toast) => toast.id !== id));
      }
    },
    [replace],
  );
  const show = useCallback<ShowToast>(
    (tone, text, options) => {
      lastId += 1;
      const toast = { ...options, id: lastId, tone, text };
      const others = shown.current.filter((other) => other.action || other.text !== text);
      replace([...others, toast].slice(-maxToasts));
      return () => close(toast.id);
    },
    [replace, close],
  );

  return (
    <ToastContext value={show}>
      {children}
      <Portal>
        <ToastStacks toasts={toasts} onClose={close} />
      </Portal>
    </ToastContext>
  );
}

type StacksProps = { toasts: Toast[]; onClose: (id: number) => void };

/** The messages. Ctrl+Z presses the button of the latest one, which Tab may not reach before it disappears. */
function ToastStacks({ toasts, onClose }: StacksProps) {
  const stacks = useRef<HTMLDivElement>(null);
  const undoLatest = useEffectEvent((event: KeyboardEvent) => {
    const latest = toasts.findLast(({ action }) => action);
    if (!latest?.action || !isUndoKey(event)) return;
    event.preventDefault();
    latest.action.onClick();
    onClose(latest.id);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => undoLatest(event);
    window.addEventListener('keydown', listen);
    // An open dialog marks everything else as hidden, also while it closes: messages would not be announced.
    const observer = new MutationObserver(() => stacks.current?.removeAttribute('aria-hidden'));
    if (stacks.current) observer.observe(stacks.current, { attributeFilter: ['aria-hidden'] });
    return () => {
      window.removeEventListener('keydown', listen);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={stacks}>
      {(['top', 'bottom'] as const).map((place) => {
        const placed = toasts.filter((toast) => (toast.place ?? 'bottom') === place);
        return (
          <Box key={place} sx={{ ...stackStyles, ...placeStyles[place] }}>
            <ToastList
              live="assertive"
              toasts={placed.filter(({ tone }) => tone === 'error')}
              onClose={onClose}
            />
            <ToastList
              live="polite"
              toasts={placed.filter(({ tone }) => tone !== 'error')}
              onClose={onClose}
            />
          </Box>
        );
      })}
    </div>
  );
}

/** In these, Ctrl+Z undoes typing. */
const textFields = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  key.toLowerCase() === 'z' &&
  !(target instanceof Element && target.closest(textFields));

type ListProps = { live: 'assertive' | 'polite'; toasts: Toast[]; onClose: (id: number) => void };

function ToastList({ live, toasts, onClose }: ListProps) {
  return (
    <Box
      aria-live={live}
      // each message alone, not again with the next one
      aria-atomic={false}
      role={live === 'assertive' ? 'alert' : 'status'}
      sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mt: 1 } }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
    </Box>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { tone, text, action, closeAfterMs = defaultCloseAfterMs } = toast;
  const [held, setHeld] = useState(false);
  const closeInTime = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeInTime(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [held, closeAfterMs]);
  const hold = () => setHeld(true);
  return (
    <Alert
      role="presentation"
      severity={tone}
      onPointerEnter={hold}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.matches(':focus-within'))}
      onFocus={hold}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(':hover'))}
      sx={{ pointerEvents: 'auto', boxShadow: 8, alignItems: 'center' }}
      action={
        <>
          {action ? (
            <Button
              size="small"
              color="inherit"
              aria-keyshortcuts="Control+Z"
              onClick={() => {
                action.onClick();
                onClose();
              }}
            >
              {action.label}
            </Button>
          ) : null}
          <IconButton size="small" color="inherit" aria-label="Close" title="Close" onClick={onClose}>
            <X size={18} />
          </IconButton>
        </>
      }
    >
      {text}
    </Alert>
  );
}

const stackStyles = {
  position: 'fixed',
  right: 16,
  left: { xs: 16, sm: 'auto' },
  width: { sm: 380 },
  zIndex: 'snackbar',
  pointerEvents: 'none',
} as const;
