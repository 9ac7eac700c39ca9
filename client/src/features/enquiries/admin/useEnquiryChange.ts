import type { EnquiryRow, EnquiryUpdate } from '@modules/enquiries/contract.ts';
import { useCallback } from 'react';
import { sendDeferredChange } from '../../../ui/admin/useDeferredChange.ts';
import { useOutcomeToast } from '../../../ui/admin/useOutcomeToast.ts';
import { useUpdateEnquiryMutation } from './enquiriesApi.ts';
import { getChannel } from './enquiryWords.ts';

/** Updates an enquiry optimistically; on failure rolls back and shows a toast that names `what`. */
export function useEnquiryChange() {
  const [update] = useUpdateEnquiryMutation();
  const showOutcome = useOutcomeToast();
  return useCallback(
    async (
      enquiry: Pick<EnquiryRow, 'id' | 'enquiry_type' | 'name'>,
      what: string,
      change: EnquiryUpdate,
      shown?: Partial<EnquiryRow>,
    ): Promise<boolean> => {
      await sendDeferredChange();
      const key = { id: enquiry.id, channel: getChannel(enquiry) };
      const result = await update({ ...key, change, ...(shown ? { shown } : {}) });
      return showOutcome(result, `The ${what} of ${enquiry.name}'s enquiry was not changed`);
    },
    [update, showOutcome],
  );
}
