import { useLocation } from 'react-router-dom';
import { getWeddingBySlug } from '../../features/weddings/site/weddingsApi.ts';
import { type EnquirySubject, enquirySubject } from './siteMenu.ts';

/** What an enquiry from the current page is about; names the wedding package that the page has loaded. */
export function useEnquirySubject(): EnquirySubject | null {
  const { pathname, search } = useLocation();
  const slug = /^\/wedding\/([^/]+)/.exec(pathname)?.[1]?.toLowerCase() ?? '';
  const { currentData } = getWeddingBySlug.useQueryState(slug, { skip: slug === '' });
  return enquirySubject(pathname, search, currentData?.title);
}
