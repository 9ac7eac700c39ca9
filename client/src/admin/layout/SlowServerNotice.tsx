import { Alert } from '@mui/material';
import { selectRenewing } from '../../lib/session/sessionSlice.ts';
import { useAppSelector } from '../../lib/store/hooks.ts';
import type { RootState } from '../../lib/store/store.ts';
import { useIsLate } from '../../lib/useIsLate.ts';

/** When the oldest call that waits for a response was made, in milliseconds since 1970; 0 when none waits. */
const selectOldestCall = ({ api }: RootState): number => {
  const calls = [...Object.values(api.queries), ...Object.values(api.mutations)];
  const started = calls.flatMap((call) =>
    call?.status === 'pending' && call.startedTimeStamp ? [call.startedTimeStamp] : [],
  );
  return started.length > 0 ? Math.min(...started) : 0;
};

/** Shows that the server has not answered a call for 8 seconds, unless it waits for a new session. */
export function SlowServerNotice() {
  const oldestCall = useAppSelector((state) => (selectRenewing(state) ? 0 : selectOldestCall(state)));
  return (
    <div role="status">
      {useIsLate(oldestCall) ? (
        <Alert
          severity="warning"
          role="presentation"
          sx={{ position: 'fixed', left: 16, bottom: 16, zIndex: 'snackbar', boxShadow: 4 }}
        >
          The server is slow to answer. We are still trying.
        </Alert>
      ) : null}
    </div>
  );
}
