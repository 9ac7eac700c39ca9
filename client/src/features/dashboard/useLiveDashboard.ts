import { useRef, useState } from 'react';
import { useLive } from '../../lib/live/useLive.ts';
import { useAppDispatch } from '../../lib/store/hooks.ts';
import { addActivity, dashboardApi } from './dashboardApi.ts';

const freshForMs = 4000;
const figuresWaitMs = 300;

/** Prepends new activity and highlights it briefly; refetches changed statistics, a few times per second at most. */
export function useLiveDashboard() {
  const dispatch = useAppDispatch();
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const live = useLive({
    onActivity: (activity) => {
      dispatch(addActivity(activity));
      setFresh((ids) => new Set(ids).add(activity.id));
      setTimeout(() => setFresh((ids) => new Set([...ids].filter((id) => id !== activity.id))), freshForMs);
    },
    onStatisticsChanged: () => {
      // Later messages do not restart it: otherwise the numbers would not change while enquiries keep arriving.
      waiting.current ??= setTimeout(() => {
        waiting.current = undefined;
        dispatch(dashboardApi.util.invalidateTags(['Dashboard']));
      }, figuresWaitMs);
    },
  });
  return { live, fresh };
}
