import { Button, Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { adoptSession, signOut } from '../../../lib/session/sessionActions.ts';
import { selectSignInNeeded, selectUser } from '../../../lib/session/sessionSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../lib/store/hooks.ts';
import { LoginForm } from './LoginForm.tsx';
import { useTypingPause } from './useTypingPause.ts';

/** Asks for a new sign-in over the current page, which stays unchanged, when the session has ended. */
export function SessionDialog() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectSignInNeeded);
  const user = useAppSelector(selectUser);
  const isPaused = useTypingPause();
  return (
    <Dialog open={open && isPaused} aria-describedby="session-text" maxWidth="xs">
      <DialogTitle>Session expired</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id="session-text">
          Your session has expired. Sign in again to continue.
        </DialogContentText>
        <LoginForm identifier={user?.email ?? ''} onSignedIn={(session) => dispatch(adoptSession(session))} />
        <Button color="inherit" onClick={() => dispatch(signOut())}>
          Sign out
        </Button>
      </DialogContent>
    </Dialog>
  );
}
