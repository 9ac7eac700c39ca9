import { useLocation } from 'react-router-dom';
import { getWeddingBySlug } from '../../features/weddings/site/weddingsApi.ts';
import { enquiryAddress } from './siteMenu.ts';

/** The URL of the enquiry form for the current page; it names the wedding package that the page has loaded. */
export function useEnquiryAddress(): string {
  const { pathname } = useLocation();
  const slug = /^\/wedding\/([^/]+)/.exec(pathname)?.[1]?.toLowerCase() ?? '';
  const { currentData } = getWeddingBySlug.useQueryState(slug, { skip: slug === '' });
  return enquiryAddress(pathname, currentData?.title);
}
