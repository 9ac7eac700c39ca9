import { useToast } from '../../../ui/admin/Toasts.tsx';

/** Toasts of the CEO screen, which are at the top right. */
export function useCeoToast() {
  const toast = useToast();
  return (tone: 'success' | 'error', text: string) => toast(tone, text, { place: 'top' });
}
