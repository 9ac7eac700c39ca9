import { toast } from '../../../ui/admin/toast.ts';

/** Toasts of the CEO screen, which are at the top right. */
export const ceoToast = (tone: 'success' | 'error', text: string) => toast(tone, text, { place: 'top' });
