import { useEffect, useEffectEvent } from 'react';

/** Keeps the dialog around a form informed whether leaving would lose something. */
export function useTellUnsaved(dirty: boolean, onUnsaved: (unsaved: boolean) => void) {
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => {
    tell(dirty);
  }, [dirty]);
  useEffect(() => () => tell(false), []);
}
