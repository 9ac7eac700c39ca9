import { Alert, Box } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

type Tone = 'success' | 'error' | 'info' | 'warning';
type Toast = { id: number; tone: Tone; text: string };
type ShowToast = (tone: Tone, text: string) => void;

const closeAfterMs = 5000;
const mostAtOnce = 4;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the top right for 5 seconds; longer while the pointer or the focus rests on it. */
export const useToast = () => useContext(ToastContext);

let lastId = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);

  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>((tone, text) => {
    lastId += 1;
    const toast = { id: lastId, tone, text };
    setToasts((all) => [...all.filter((other) => other.text !== text), toast].slice(-mostAtOnce));
  }, []);

  const { polite, urgent } = useMemo(
    () => ({
      polite: toasts.filter((toast) => toast.tone !== 'error'),
      urgent: toasts.filter((toast) => toast.tone === 'error'),
    }),
    [toasts],
  );

  return (
    <ToastContext value={show}>
      {children}
      <Box
        sx={{
          position: 'fixed',
          top: 16,
          right: 16,
          left: { xs: 16, sm: 'auto' },
          width: { sm: 380 },
          zIndex: 'snackbar',
          display: 'grid',
          gap: 1,
          pointerEvents: 'none',
        }}
      >
        <ToastList live="assertive" toasts={urgent} onClose={close} />
        <ToastList live="polite" toasts={polite} onClose={close} />
      </Box>
    </ToastContext>
  );
}

type ListProps = { live: 'assertive' | 'polite'; toasts: Toast[]; onClose: (id: number) => void };

function ToastList({ live, toasts, onClose }: ListProps) {
  return (
    <Box aria-live={live} role={live === 'assertive' ? 'alert' : 'status'} sx={{ display: 'grid', gap: 1 }}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
    </Box>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
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
      severity={toast.tone}
      variant="filled"
      onClose={onClose}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      sx={{ pointerEvents: 'auto', boxShadow: 8, overflowWrap: 'anywhere', alignItems: 'center' }}
    >
      {toast.text}
    </Alert>
  );
}
