import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still there, for what arrives later. */
export function useIsOpen(): Readonly<RefObject<boolean>> {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
