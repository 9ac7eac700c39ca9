import type { EnquiryRow, EnquiryUpdate } from '@modules/enquiries/contract.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { sendDeferredChange } from '../../../ui/admin/changeLater.ts';
import { toastResult } from '../../../ui/admin/toastResult.ts';
import { refreshEnquiry, updateEnquiry } from './enquiriesApi.ts';
import { getEnquiryKey } from './enquiryFilters.ts';

/** Updates an enquiry optimistically; on failure rolls back and shows a toast that names `what`. */
export function useEnquiryChange() {
  const dispatch = useAppDispatch();
  const [update] = updateEnquiry.useMutation();
  return async (
    enquiry: Pick<EnquiryRow, 'id' | 'enquiry_type' | 'name'>,
    what: string,
    change: EnquiryUpdate,
    shown?: Partial<EnquiryRow>,
  ): Promise<boolean> => {
    await sendDeferredChange();
    const key = getEnquiryKey(enquiry);
    const result = await update({ ...key, change, ...(shown ? { shown } : {}) });
    // Another change may have come in between, or this one may have reached the server after all.
    if (result.error) void dispatch(refreshEnquiry(key));
    return toastResult(result, `The ${what} of ${enquiry.name}'s enquiry was not changed`);
  };
}
