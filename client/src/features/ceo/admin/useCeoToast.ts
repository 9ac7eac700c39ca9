import { useToast } from '../../../ui/admin/Toasts.tsx';

/** Toasts of the CEO screen; the specification places them at the top right. */
export function useCeoToast() {
  const toast = useToast();
  return (tone: 'success' | 'error', text: string) => toast(tone, text, { place: 'top' });
}
