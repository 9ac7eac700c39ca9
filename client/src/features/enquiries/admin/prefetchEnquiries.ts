import { enquiryListSchema } from '@modules/enquiries/contract.ts';
import type { AppStore } from '../../../lib/store/store.ts';
import { readAddress } from '../../../ui/admin/listAddress.ts';
import { enquiriesApi } from './enquiriesApi.ts';

export function prefetchEnquiries(store: AppStore, search: URLSearchParams) {
  if (search.get('view') === 'quarantine') return;
  store.dispatch(enquiriesApi.util.prefetch('listEnquiries', readAddress(enquiryListSchema, search), {}));
}
