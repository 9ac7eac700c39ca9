import { useEffect } from 'react';

type ReadyProps = {
  /** Called when the surrounding tree is rendered or hydrated. */
  onReady?: (() => void) | undefined;
};

export function Ready({ onReady }: ReadyProps) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
