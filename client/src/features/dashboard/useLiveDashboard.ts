import { useRef, useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { useLive } from '../../app/live/useLive.ts';
import { addActivity, dashboardApi } from './dashboardApi.ts';

const freshForMs = 4000;
const figuresWaitMs = 300;

/** New activity goes on top and glows for a moment; changed figures are fetched anew, bursts of them once. */
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
    onFigures: () => {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(
        () => dispatch(dashboardApi.util.invalidateTags(['Dashboard'])),
        figuresWaitMs,
      );
    },
  });
  return { live, fresh };
}
