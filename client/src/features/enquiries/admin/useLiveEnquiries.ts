import { useState } from 'react';
import { useLive } from '../../../lib/live/useLive.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { enquiriesApi, refreshEnquiry } from './enquiriesApi.ts';

/**
 * Counts enquiries that arrived since the list was fetched, shows other users' changes in the rows and in the open
 * enquiry, and refreshes the statistics.
 */
export function useLiveEnquiries() {
  const dispatch = useAppDispatch();
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set());
  useLive({
    onActivity: ({ id, type, event, entity_id }) => {
      if (event === 'enquiry.submitted') setArrived((ids) => new Set(ids).add(id));
      else if (event && (type === 'booking' || type === 'enquiry') && entity_id !== null) {
        const channel = type === 'booking' ? 'booking' : 'contact';
        void dispatch(refreshEnquiry({ id: entity_id, channel }));
      }
    },
    onFigures: () => {
      dispatch(enquiriesApi.util.invalidateTags(['EnquiryStatistics']));
    },
  });
  const showArrived = () => {
    setArrived(new Set());
    dispatch(enquiriesApi.util.invalidateTags([{ type: 'Enquiry', id: 'LIST' }, 'EnquiryStatistics']));
  };
  return { arrived: arrived.size, showArrived };
}
