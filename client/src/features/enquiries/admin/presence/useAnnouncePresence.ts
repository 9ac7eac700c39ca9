import { presenceRepeatMs } from '@modules/enquiries/presence.contract.ts';
import { useEffect } from 'react';
import { useAppDispatch } from '../../../../lib/store/hooks.ts';
import { announcePresence } from './presenceApi.ts';

/** Shows colleagues that the user views an enquiry, or writes, while this tab is in view. */
export function useAnnouncePresence(enquiryId: number, isWriting: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const announce = () => {
      if (document.visibilityState === 'visible') {
        void dispatch(announcePresence(enquiryId, isWriting ? 'writing' : 'viewing'));
      }
    };
    announce();
    const timer = setInterval(announce, presenceRepeatMs);
    return () => clearInterval(timer);
  }, [dispatch, enquiryId, isWriting]);

  useEffect(() => {
    const leave = () => void dispatch(announcePresence(enquiryId, 'left'));
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [dispatch, enquiryId]);
}
