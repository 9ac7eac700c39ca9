import { useSearchParams } from 'react-router-dom';
import { currentSearchParams, updateSearchParams } from '../../../ui/admin/listUrl.ts';
import { type EnquiryKey, enquiryKeyText, readEnquiryKey } from './enquiryFilters.ts';

/** The open enquiry, which the URL holds, so that Back closes it and a reload shows it again. */
export function useOpenEnquiry() {
  const [searchParams, setSearchParams] = useSearchParams();
  const go = (key: EnquiryKey | null, replace: boolean, params = currentSearchParams()) => {
    if (key) params.set('enquiry', enquiryKeyText(key));
    else params.delete('enquiry');
    setSearchParams(params, { replace });
  };
  return {
    open: readEnquiryKey(searchParams),
    show: (key: EnquiryKey) => go(key, false),
    /** Shows another enquiry instead of the open one, if necessary from another page; Back leads to the list. */
    showInstead: (key: EnquiryKey, page?: number) =>
      go(
        key,
        currentSearchParams().has('enquiry'),
        page === undefined ? currentSearchParams() : updateSearchParams(currentSearchParams(), { page }),
      ),
    close: () => go(null, true),
  };
}
