import { useSearchParams } from 'react-router-dom';
import { addressNow, changeAddress } from '../../../ui/admin/listAddress.ts';
import { type EnquiryKey, enquiryKeyText, readEnquiryKey } from './enquiryFilters.ts';

/** The open enquiry, which the URL holds, so that Back closes it and a reload shows it again. */
export function useOpenEnquiry() {
  const [params, setParams] = useSearchParams();
  const go = (key: EnquiryKey | null, replace: boolean, address = addressNow()) => {
    if (key) address.set('enquiry', enquiryKeyText(key));
    else address.delete('enquiry');
    setParams(address, { replace });
  };
  return {
    open: readEnquiryKey(params),
    show: (key: EnquiryKey) => go(key, false),
    /** Shows another enquiry instead of the open one, if necessary from another page; Back leads to the list. */
    showInstead: (key: EnquiryKey, page?: number) =>
      go(
        key,
        addressNow().has('enquiry'),
        page === undefined ? addressNow() : changeAddress(addressNow(), { page }),
      ),
    close: () => go(null, true),
  };
}
