import type { EnquiryListInput, EnquiryListResponse } from '@modules/enquiries/contract.ts';
import { useEffect, useRef } from 'react';
import { useShortcuts } from '../../../ui/admin/useShortcuts.ts';
import { listEnquiries } from './enquiriesApi.ts';
import { getKey } from './enquiryWords.ts';
import { useOpenEnquiry } from './useOpenEnquiry.ts';

type List = {
  /** Undefined while the list loads. */
  rows: EnquiryListResponse['data'] | undefined;
  filters: EnquiryListInput;
  pages: number | undefined;
};

/**
 * Opens the next enquiry of the list with j and the previous one with k, and turns the page at its end. When the open
 * one has left the list, next is the one that took its place.
 */
export function useNextKeys({ rows, filters, pages = 1 }: List) {
  const { open, showInstead } = useOpenEnquiry();
  const [fetchPage] = listEnquiries.useLazyQuery();
  const place = rows?.findIndex(({ id }) => id === open?.id) ?? -1;
  const lastPlace = useRef(0);
  useEffect(() => {
    if (place >= 0) lastPlace.current = place;
  }, [place]);

  const turnPage = async (step: 1 | -1) => {
    const page = filters.page + step;
    if (page < 1 || page > pages) return;
    const { data } = await fetchPage({ ...filters, page });
    const row = data?.data.at(step === 1 ? 0 : -1);
    if (row) showInstead(getKey(row), page);
  };
  const go = (step: 1 | -1) => {
    if (!rows) return;
    const next = place >= 0 ? place + step : lastPlace.current - (step === 1 ? 0 : 1);
    const row = rows[open ? next : 0];
    if (row) showInstead(getKey(row));
    else if (open) void turnPage(step);
  };
  useShortcuts({ j: () => go(1), k: () => go(-1) });
}
