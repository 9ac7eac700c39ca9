import type { EnquiryRow, EnquiryUpdate } from '@modules/enquiries/contract.ts';
import { useCallback } from 'react';
import { failureText } from '../../../lib/api/failureText.ts';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { sendDeferredChange } from '../../../ui/admin/useDeferredChange.ts';
import { useUpdateEnquiryMutation } from './enquiriesApi.ts';
import { getChannel } from './enquiryWords.ts';

/** Updates an enquiry optimistically; on failure rolls back and shows a toast that names `what`. */
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
      await sendDeferredChange();
      const key = { id: enquiry.id, channel: getChannel(enquiry) };
      const { error } = await update({ ...key, change, ...(shown ? { shown } : {}) });
      if (!error) return true;
      toast('error', failureText(`The ${what} of ${enquiry.name}'s enquiry was not changed`, error));
      return false;
    },
    [update, toast],
  );
}
