import { toast } from './toast.ts';
import { useIsOpen } from './useIsOpen.ts';

/** Returns a function that shows a failure as a toast if the form that would show it is no longer there. */
export function useFailureAfterLeaving() {
  const isOpen = useIsOpen();
  return (text: string) => {
    if (!isOpen.current) toast('error', text);
  };
}
