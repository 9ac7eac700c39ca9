import { useEffect, useRef } from 'react';

/** Returns the ref of a scrolled content, which shows its top, where the message is, whenever saving fails. */
export function useFailureInView(formError: string | null) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (formError && content.current) content.current.scrollTop = 0;
  }, [formError]);
  return content;
}
