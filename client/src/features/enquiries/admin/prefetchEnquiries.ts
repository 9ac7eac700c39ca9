import { enquiryListSchema } from '@modules/enquiries/contract.ts';
import type { AppStore } from '../../../lib/store/store.ts';
import { parseSearchParams } from '../../../ui/admin/listUrl.ts';
import { enquiriesApi } from './enquiriesApi.ts';

export function prefetchEnquiries(store: AppStore, search: URLSearchParams) {
  if (search.get('view') === 'quarantine') return;
  store.dispatch(
    enquiriesApi.util.prefetch('listEnquiries', parseSearchParams(enquiryListSchema, search), {}),
  );
}
