import { useLocation } from 'react-router-dom';
import { getPageContent, type PageContent } from '../../features/content/site/contentApi.ts';
import { findTour } from '../../features/trips/findTour.ts';
import { getWeddingBySlug } from '../../features/weddings/site/weddingsApi.ts';
import { type EnquirySubject, enquirySubject } from './siteMenu.ts';

/** What an enquiry from the current page is about; names the wedding package or the tour that the page has loaded. */
export function useEnquirySubject(): EnquirySubject | null {
  const { pathname, search } = useLocation();
  const slug = /^\/wedding\/([^/]+)/.exec(pathname)?.[1]?.toLowerCase() ?? '';
  const wedding = getWeddingBySlug.useQueryState(slug, { skip: slug === '' }).currentData;
  const trips = getPageContent.useQueryState('trips', { skip: !/^\/tour-details\/?$/.test(pathname) })
    .currentData as PageContent<'trips'> | undefined; // the call returns the content of its page
  const tour = trips && findTour(new URLSearchParams(search), trips);
  return enquirySubject(pathname, search, (wedding ?? tour)?.title);
}
