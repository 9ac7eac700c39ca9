import { useEffect, useRef } from 'react';
import { toast } from './toast.ts';

/** Returns a function that shows a failure as a toast if the form that would show it is no longer there. */
export function useFailureAfterLeaving() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (text: string) => {
    if (!isOpen.current) toast('error', text);
  };
}
