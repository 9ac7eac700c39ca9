import { Alert, Box, Button, IconButton, Portal } from '@mui/material';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { closeToast, forgetToasts, type Toast, useToasts } from './toast.ts';
import { topBarHeight } from './topBarHeight.ts';

const defaultCloseAfterMs = 5000;

/** Below the top bar, or above the action bars at the bottom of forms and enquiries. */
const placeStyles = { top: { top: `calc(${topBarHeight} + 8px)` }, bottom: { bottom: 80 } } as const;

/** The messages. Ctrl+Z presses the button of the latest one, which Tab may not reach before it disappears. */
export function Toasts() {
  const toasts = useToasts();
  const stacks = useRef<HTMLDivElement>(null);
  const undoLatest = useEffectEvent((event: KeyboardEvent) => {
    const latest = toasts.findLast(({ action }) => action);
    if (!latest?.action || !isUndoKey(event)) return;
    event.preventDefault();
    latest.action.onClick();
    closeToast(latest.id);
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
      forgetToasts();
    };
  }, []);
  return (
    <Portal>
      <div ref={stacks}>
        {(['top', 'bottom'] as const).map((place) => {
          const placed = toasts.filter((toast) => (toast.place ?? 'bottom') === place);
          return (
            <Box key={place} sx={{ ...stackStyles, ...placeStyles[place] }}>
              <ToastList live="assertive" toasts={placed.filter(({ tone }) => tone === 'error')} />
              <ToastList live="polite" toasts={placed.filter(({ tone }) => tone !== 'error')} />
            </Box>
          );
        })}
      </div>
    </Portal>
  );
}

/** In these, Ctrl+Z undoes typing. */
const textFields = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  key.toLowerCase() === 'z' &&
  !(target instanceof Element && target.closest(textFields));

function ToastList({ live, toasts }: { live: 'assertive' | 'polite'; toasts: Toast[] }) {
  return (
    <Box
      aria-live={live}
      // each message alone, not again with the next one
      aria-atomic={false}
      role={live === 'assertive' ? 'alert' : 'status'}
      sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mt: 1 } }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Box>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, text, action, closeAfterMs = defaultCloseAfterMs } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeToast(id), closeAfterMs);
    return () => clearTimeout(timer);
  }, [held, id, closeAfterMs]);
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
                closeToast(id);
              }}
            >
              {action.label}
            </Button>
          ) : null}
          <IconButton
            size="small"
            color="inherit"
            aria-label="Close"
            title="Close"
            onClick={() => closeToast(id)}
          >
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
