import { useEffect } from 'react';
import { countUnsavedWork } from '../../lib/forms/unsavedWork.ts';

/** Warns before a reload, or closing the tab, loses unsaved work. */
export function useUnloadWarning(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const discount = countUnsavedWork();
    return () => {
      window.removeEventListener('beforeunload', warn);
      discount();
    };
  }, [unsaved]);
}
