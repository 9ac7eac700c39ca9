import { type PresenceMessage, presenceLastsMs } from '@modules/enquiries/presence.contract.ts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLive } from '../../../../lib/live/useLive.ts';
import { useUser } from '../../../../lib/session/useSession.ts';

type Present = PresenceMessage & { until: number };

const PresenceContext = createContext<Present[]>([]);

/** The colleagues who have an enquiry open. */
export const usePresent = (enquiryId: number): PresenceMessage[] =>
  useContext(PresenceContext).filter(({ enquiry_id }) => enquiry_id === enquiryId);

const checkEveryMs = 5000;

/** Tracks who has which enquiry open. Colleagues who are no longer announced are removed. */
export function PresenceProvider({ children }: { children: ReactNode }) {
  const [present, setPresent] = useState<Present[]>([]);
  const ownId = useUser()?.id;
  useLive({
    onPresence: (message) => {
      if (message.user_id === ownId) return;
      setPresent((all) => {
        const others = all.filter(
          ({ enquiry_id, user_id }) => enquiry_id !== message.enquiry_id || user_id !== message.user_id,
        );
        return message.doing === 'left'
          ? others
          : [...others, { ...message, until: Date.now() + presenceLastsMs }];
      });
    },
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Date.now();
      setPresent((all) =>
        all.some(({ until }) => until < now) ? all.filter(({ until }) => until >= now) : all,
      );
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, []);
  return <PresenceContext value={present}>{children}</PresenceContext>;
}
