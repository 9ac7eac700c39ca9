import { useLocation } from 'react-router-dom';
import { getPageContent, type PageContent } from '../../features/content/site/contentApi.ts';
import { getDestinationByName } from '../../features/destinations/site/destinationsApi.ts';
import { findTour } from '../../features/trips/findTour.ts';
import { getWeddingBySlug } from '../../features/weddings/site/weddingsApi.ts';
import { decodePathPart } from '../decodePathPart.ts';
import { type EnquirySubject, parseEnquirySubject } from './enquirySubject.ts';

/** What an enquiry from the current page is about; names the journey that the page has loaded. */
export function useEnquirySubject(): EnquirySubject | null {
  const { pathname, search } = useLocation();
  const [, folder = '', entry = ''] = pathname.split('/');
  const page = folder.toLowerCase();
  const slug = page === 'wedding' ? entry.toLowerCase() : '';
  const wedding = getWeddingBySlug.useQueryState(slug, { skip: slug === '' }).currentData;
  const name = page === 'itinerary' ? decodePathPart(entry).trim() : '';
  const destination = getDestinationByName.useQueryState(name, { skip: name === '' }).currentData;
  const trips = getPageContent.useQueryState('trips', { skip: !/^\/tour-details\/?$/i.test(pathname) })
    .currentData as PageContent<'trips'> | undefined; // the call returns the content of its page
  const tour = trips && findTour(new URLSearchParams(search), trips);
  return parseEnquirySubject(pathname, search, (wedding ?? tour)?.title ?? destination?.name);
}
