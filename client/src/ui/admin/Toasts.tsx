import { Alert, Box } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { topBarHeight } from './topBarHeight.ts';

type Tone = 'success' | 'error' | 'info' | 'warning';
type Place = 'top' | 'bottom';

type ToastOptions = {
  /** Default: bottom right. */
  place?: Place;
};

type Toast = ToastOptions & { id: number; tone: Tone; text: string };
type ShowToast = (tone: Tone, text: string, options?: ToastOptions) => void;

const closeAfterMs = 5000;
const maxToasts = 4;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a message for 5 seconds, longer while it is hovered or focused. */
export const useToast = () => useContext(ToastContext);

let lastId = 0;

/** Below the top bar, or above the action bars at the bottom of forms and enquiries. */
const placeStyles = { top: { top: topBarHeight + 8 }, bottom: { bottom: 80 } } as const;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);

  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>((tone, text, options) => {
    lastId += 1;
    const toast = { ...options, id: lastId, tone, text };
    setToasts((all) => [...all.filter((other) => other.text !== text), toast].slice(-maxToasts));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {(['top', 'bottom'] as const).map((place) => {
        const placed = toasts.filter((toast) => (toast.place ?? 'bottom') === place);
        return (
          <Box key={place} sx={{ ...stackStyles, ...placeStyles[place] }}>
            <ToastList
              live="assertive"
              toasts={placed.filter(({ tone }) => tone === 'error')}
              onClose={close}
            />
            <ToastList live="polite" toasts={placed.filter(({ tone }) => tone !== 'error')} onClose={close} />
          </Box>
        );
      })}
    </ToastContext>
  );
}

type ListProps = { live: 'assertive' | 'polite'; toasts: Toast[]; onClose: (id: number) => void };

function ToastList({ live, toasts, onClose }: ListProps) {
  return (
    <Box
      aria-live={live}
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
  const { tone, text } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, closeAfterMs);
    return () => clearTimeout(timer);
  });
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Alert
      role="presentation"
      severity={tone}
      onClose={onClose}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      sx={{ pointerEvents: 'auto', boxShadow: 8, alignItems: 'center' }}
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
