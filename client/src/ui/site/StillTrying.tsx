import { stillTryingText, useIsLate } from '../../lib/useIsLate.ts';
import { Alert } from './Alert.tsx';

/** Informs a visitor that a slow submission is still in progress. */
export function StillTrying({ sending }: { sending: boolean }) {
  if (!useIsLate(sending)) return null;
  return <Alert kind="warning">{stillTryingText}</Alert>;
}
