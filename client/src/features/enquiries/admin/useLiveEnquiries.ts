import type { EnquiryListInput, EnquiryRow } from '@modules/enquiries/contract.ts';
import { useState } from 'react';
import { enquiryTag } from '../../../lib/api/enquiryTag.ts';
import { useLive } from '../../../lib/live/useLive.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { dropDeletedEnquiry, enquiriesApi, refreshEnquiry, refreshRows } from './enquiriesApi.ts';
import { getEnquiryKey, toEnquiryKey } from './enquiryFilters.ts';
import { useOpenEnquiry } from './useOpenEnquiry.ts';

/**
 * Counts enquiries that arrived since the list was fetched and are not in its rows, shows other users' changes in the
 * rows and in the open enquiry, and refreshes the statistics.
 */
export function useLiveEnquiries(
  filters: EnquiryListInput,
  rows: readonly EnquiryRow[] = [],
  reload: () => PromiseLike<{ error?: unknown }>,
) {
  const dispatch = useAppDispatch();
  const { open } = useOpenEnquiry();
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set());
  useLive({
    onActivity: ({ type, event, entity_id }) => {
      if (entity_id === null) return;
      if (event === 'enquiry.submitted') setArrived((ids) => new Set(ids).add(entity_id));
      else if (event === 'enquiry.deleted') {
        setArrived((ids) => new Set([...ids].filter((id) => id !== entity_id)));
        dispatch(dropDeletedEnquiry(entity_id));
      } else if (event && (type === 'booking' || type === 'enquiry')) {
        void dispatch(refreshEnquiry(toEnquiryKey(entity_id, type)));
      }
    },
    onStatisticsChanged: (changed) => {
      dispatch(enquiriesApi.util.invalidateTags(['EnquiryStatistics']));
      if (!changed) {
        if (open) void dispatch(refreshEnquiry(open));
        void dispatch(refreshRows(filters, rows));
        return;
      }
      const shown = new Map(
        [...rows.map(getEnquiryKey), ...(open ? [open] : [])].map((key) => [key.id, key]),
      );
      for (const id of changed) {
        const key = shown.get(id);
        if (key) void dispatch(refreshEnquiry(key));
        // One that was merged is part of another thread.
        else dispatch(enquiriesApi.util.invalidateTags([enquiryTag('history', id)]));
      }
    },
  });
  const showArrived = async () => {
    dispatch(enquiriesApi.util.invalidateTags(['EnquiryStatistics']));
    const { error } = await reload();
    if (!error) setArrived((ids) => new Set([...ids].filter((id) => !arrived.has(id))));
  };
  // The stream repeats what arrived while the list was being loaded.
  const listed = new Set(rows.map(({ id }) => id));
  return { arrived: [...arrived].filter((id) => !listed.has(id)).length, showArrived };
}
