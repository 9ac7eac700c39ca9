import { toast } from './toast.ts';
import { useIsMounted } from './useIsMounted.ts';

/** Returns a function that shows a failure as a toast if the form that would show it is no longer there. */
export function useFailureAfterLeaving() {
  const isMounted = useIsMounted();
  return (text: string) => {
    if (!isMounted.current) toast('error', text);
  };
}
