import { useEffect } from 'react';

type ReadyProps = {
  /** Called when what is around it is rendered or hydrated. */
  onReady?: (() => void) | undefined;
};

export function Ready({ onReady }: ReadyProps) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
