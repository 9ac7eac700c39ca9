import { useEffect, useEffectEvent } from 'react';

/** Reports to the surrounding dialog whether leaving would lose unsaved work. */
export function useReportUnsaved(dirty: boolean, onUnsaved: (unsaved: boolean) => void) {
  const report = useEffectEvent(onUnsaved);
  useEffect(() => {
    report(dirty);
  }, [dirty]);
  useEffect(() => () => report(false), []);
}
