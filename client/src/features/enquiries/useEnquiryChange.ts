import type { EnquiryRow, EnquiryUpdate } from '@modules/enquiries/contract.ts';
import { useCallback } from 'react';
import { asApiError } from '../../app/apiError.ts';
import { useToast } from '../../components/admin/Toasts.tsx';
import { useUpdateEnquiryMutation } from './enquiriesApi.ts';
import { channelOf } from './enquiryWords.ts';

/** Changes an enquiry: shown at once, taken back with a toast that names `what` when the server refuses. */
export function useEnquiryChange() {
  const [update] = useUpdateEnquiryMutation();
  const toast = useToast();
  return useCallback(
    async (
      enquiry: Pick<EnquiryRow, 'id' | 'enquiry_type' | 'name'>,
      what: string,
      change: EnquiryUpdate,
      shown?: Partial<EnquiryRow>,
    ): Promise<boolean> => {
      const key = { id: enquiry.id, channel: channelOf(enquiry) };
      const { error } = await update({ ...key, change, ...(shown ? { shown } : {}) });
      if (!error) return true;
      toast(
        'error',
        `The ${what} of ${enquiry.name}'s enquiry was not changed: ${asApiError(error).message}`,
      );
      return false;
    },
    [update, toast],
  );
}
