import { useCallback } from 'react';
import { useToast } from '../../../ui/admin/Toasts.tsx';

/** Toasts of the CEO screen; the specification places them at the top right. */
export function useCeoToast() {
  const toast = useToast();
  return useCallback(
    (tone: 'success' | 'error', text: string) => toast(tone, text, { place: 'top' }),
    [toast],
  );
}
