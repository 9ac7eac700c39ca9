import { type Activity, activitySchema, statisticsChangedSchema } from '@modules/dashboard/contract.ts';
import { type PresenceMessage, presenceMessageSchema } from '@modules/enquiries/presence.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LiveStatus, listenLive } from './liveStream.ts';

type Handlers = {
  onActivity?: (activity: Activity) => void;
  onPresence?: (message: PresenceMessage) => void;
  /**
   * Statistics changed, and enquiries without an entry of the activity feed: their ids; null when some may
   * have been missed.
   */
  onStatisticsChanged?: (enquiries: readonly number[] | null) => void;
};

/** Subscribes to live events while the component is mounted; returns the connection state. */
export function useLive({ onActivity, onStatisticsChanged, onPresence }: Handlers): LiveStatus {
  const [status, setStatus] = useState<LiveStatus>('connecting');

  const onEvent = useEffectEvent((type: string | undefined, data: string) => {
    if (type === 'figures') {
      const changed = statisticsChangedSchema.safeParse(parseJson(data));
      onStatisticsChanged?.(changed.success ? changed.data.enquiries : []);
    }
    if (type === 'presence') {
      const presence = presenceMessageSchema.safeParse(parseJson(data));
      if (presence.success) onPresence?.(presence.data);
    }
    if (type !== 'activity') return;
    const activity = activitySchema.safeParse(parseJson(data));
    if (activity.success) onActivity?.(activity.data);
  });

  const onStatus = useEffectEvent((next: LiveStatus) => {
    if (status === 'reconnecting' && next === 'live') onStatisticsChanged?.(null);
    setStatus(next);
  });

  useEffect(
    () =>
      listenLive({
        onEvent: ({ event, data }) => onEvent(event, data),
        onStatus: (next) => onStatus(next),
      }),
    [],
  );

  return status;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
