import { useIsLate } from '../../lib/useIsLate.ts';
import { Alert } from './Alert.tsx';

/** Informs a visitor that a slow submission is still in progress. */
export function StillTrying({ sending }: { sending: boolean }) {
  if (!useIsLate(sending)) return null;
  return (
    <Alert kind="warning">
      The connection is slow. We are still trying, and nothing is lost. Please leave this page open.
    </Alert>
  );
}
