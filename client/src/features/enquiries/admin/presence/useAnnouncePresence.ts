import { type Doing, presenceRepeatMs } from '@modules/enquiries/presence.contract.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useLive } from '../../../../lib/live/useLive.ts';
import { useUser } from '../../../../lib/session/useSession.ts';
import { useAppDispatch } from '../../../../lib/store/hooks.ts';
import { announcePresence } from './presenceApi.ts';

/** Shows colleagues that the user views an enquiry, or writes, while this tab is in view. */
export function useAnnouncePresence(enquiryId: number, isWriting: boolean) {
  const dispatch = useAppDispatch();
  // One announcement after the other: one that arrives late would show a colleague who has left.
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const announce = useCallback(
    (doing: Doing) => {
      latest.current = latest.current.then(() => dispatch(announcePresence(enquiryId, doing)));
    },
    [dispatch, enquiryId],
  );

  const announceIfVisible = useCallback(() => {
    if (document.visibilityState === 'visible') announce(isWriting ? 'writing' : 'viewing');
  }, [announce, isWriting]);
  useEffect(() => {
    announceIfVisible();
    const timer = setInterval(announceIfVisible, presenceRepeatMs);
    return () => clearInterval(timer);
  }, [announceIfVisible]);

  const ownId = useUser()?.id;
  useLive({
    // Another tab of this user has left the enquiry, and this one has not.
    onPresence: ({ enquiry_id, user_id, doing }) => {
      if (doing === 'left' && enquiry_id === enquiryId && user_id === ownId) announceIfVisible();
    },
  });

  useEffect(() => {
    // A page that is closed cannot wait.
    const close = () => void dispatch(announcePresence(enquiryId, 'left'));
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      announce('left');
    };
  }, [dispatch, enquiryId, announce]);
}
