import { type Activity, activitySchema } from '@modules/dashboard/contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LiveStatus, listenLive } from './liveStream.ts';

type Handlers = {
  onActivity?: (activity: Activity) => void;
  /** The figures changed, or the stream came back after a gap and something may have been missed. */
  onFigures?: () => void;
};

/** Listens to what happens at the agency while the component is mounted; answers the state of the line. */
export function useLive({ onActivity, onFigures }: Handlers): LiveStatus {
  const [status, setStatus] = useState<LiveStatus>('connecting');

  const onEvent = useEffectEvent((type: string, data: string) => {
    if (type === 'figures') onFigures?.();
    if (type !== 'activity') return;
    const activity = activitySchema.safeParse(parseJson(data));
    if (activity.success) onActivity?.(activity.data);
  });

  const onStatus = useEffectEvent((next: LiveStatus) => {
    if (status === 'reconnecting' && next === 'live') onFigures?.();
    setStatus(next);
  });

  useEffect(
    () =>
      listenLive({
        onEvent: ({ type, data }) => onEvent(type, data),
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
