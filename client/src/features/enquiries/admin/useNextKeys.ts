import type { EnquiryListInput, EnquiryRow } from '@modules/enquiries/contract.ts';
import { useEffect, useRef, useState } from 'react';
import type { CallError } from '../../../lib/api/apiError.ts';
import { sendDeferredCalls } from '../../../lib/api/deferredCalls.ts';
import { failureText } from '../../../lib/api/failureText.ts';
import { toast } from '../../../ui/admin/toast.ts';
import { useListUrl } from '../../../ui/admin/useListUrl.ts';
import { useShortcuts } from '../../../ui/admin/useShortcuts.ts';
import { listEnquiries } from './enquiriesApi.ts';
import { getEnquiryKey } from './enquiryFilters.ts';
import { useOpenEnquiry } from './useOpenEnquiry.ts';

type List = {
  /** Those that are shown; undefined while the list loads. */
  rows: EnquiryRow[] | undefined;
  /** The whole page, with those that are about to be deleted. */
  listed: EnquiryRow[] | undefined;
  filters: EnquiryListInput;
  pages: number | undefined;
};
type Place = { row: EnquiryRow; page: number };

/**
 * Opens the next enquiry of the list with j and the previous one with k, and turns the page at its end. When the open
 * one has left the list, next is the one that took its place. A page that cannot be loaded is not turned.
 * @returns showPage(), which passes over no enquiry either: instead of the next page, it focuses the first one that moved
 * up to this page, if there is one. It resolves to whether it shows another page.
 */
export function useNextKeys({ rows, listed, filters, pages = 1 }: List) {
  const { open, showInstead } = useOpenEnquiry();
  const { change } = useListUrl();
  const [fetchPage] = listEnquiries.useLazyQuery();
  const fetchRows = async (page: number) => (await fetchPage({ ...filters, page }).unwrap()).data;
  const place = rows?.findIndex(({ id }) => id === open?.id) ?? -1;
  const lastPlace = useRef(0);
  useEffect(() => {
    if (place >= 0) lastPlace.current = place;
  }, [place]);

  const [movedId, setMovedId] = useState<number>();
  useEffect(() => {
    if (movedId) document.querySelector<HTMLElement>(`[data-enquiry="${movedId}"]`)?.focus();
  }, [movedId]);

  /** On this page, if enquiries have left the list and later ones moved up; otherwise on the next page. */
  const findNext = async (): Promise<Place | undefined> => {
    // Otherwise the server would still list what is about to leave the list.
    await sendDeferredCalls();
    const known = new Set(listed?.map(({ id }) => id));
    const here = await fetchRows(filters.page);
    const moved = here[here.findLastIndex(({ id }) => known.has(id)) + 1];
    if (moved) return { row: moved, page: filters.page };
    const [row] = await fetchRows(filters.page + 1);
    return row && { row, page: filters.page + 1 };
  };
  const findPrevious = async (): Promise<Place | undefined> => {
    const row = (await fetchRows(filters.page - 1)).at(-1);
    return row && { row, page: filters.page - 1 };
  };
  const turnPage = async (step: 1 | -1) => {
    const page = filters.page + step;
    if (page < 1 || page > pages) return;
    const { href } = window.location;
    const found = await (step === 1 ? findNext() : findPrevious());
    // Meanwhile the user may have opened something else.
    if (found && window.location.href === href) showInstead(getEnquiryKey(found.row), found.page);
  };
  const showPage = async (page: number) => {
    const { href } = window.location;
    const next = page === filters.page + 1 ? await findNext() : undefined;
    if (window.location.href !== href) return false;
    const isMoved = next?.page === filters.page;
    if (isMoved) setMovedId(next.row.id);
    else change({ page });
    return !isMoved;
  };
  const go = (step: 1 | -1) => {
    if (!rows) return;
    const next = place >= 0 ? place + step : lastPlace.current - (step === 1 ? 0 : 1);
    const row = rows[open ? next : 0];
    if (row) showInstead(getEnquiryKey(row));
    else if (open) void turnPage(step).catch(showFailure);
  };
  useShortcuts({ j: () => go(1), k: () => go(-1) });
  return (page: number) => showPage(page).catch(showFailure);
}

function showFailure(error: CallError): false {
  toast('error', failureText('The page could not be loaded', error));
  return false;
}
