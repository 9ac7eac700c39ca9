import type { EnquiryRow, EnquiryUpdate } from '@modules/enquiries/contract.ts';
import { sendDeferredChange } from '../../../ui/admin/changeLater.ts';
import { showOutcome } from '../../../ui/admin/showOutcome.ts';
import { updateEnquiry } from './enquiriesApi.ts';
import { getKey } from './enquiryWords.ts';

/** Updates an enquiry optimistically; on failure rolls back and shows a toast that names `what`. */
export function useEnquiryChange() {
  const [update] = updateEnquiry.useMutation();
  return async (
    enquiry: Pick<EnquiryRow, 'id' | 'enquiry_type' | 'name'>,
    what: string,
    change: EnquiryUpdate,
    shown?: Partial<EnquiryRow>,
  ): Promise<boolean> => {
    await sendDeferredChange();
    const result = await update({ ...getKey(enquiry), change, ...(shown ? { shown } : {}) });
    return showOutcome(result, `The ${what} of ${enquiry.name}'s enquiry was not changed`);
  };
}
