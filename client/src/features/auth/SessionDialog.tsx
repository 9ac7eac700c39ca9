import { Button, Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { adoptSession, signOut } from '../../app/session/sessionActions.ts';
import { selectRenewing, selectUser } from '../../app/session/sessionSlice.ts';
import { LoginForm } from './LoginForm.tsx';

/** Opens over the page when the session ended; the page and everything typed there stay as they are. */
export function SessionDialog() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectRenewing);
  const user = useAppSelector(selectUser);
  return (
    <Dialog
      open={open}
      aria-labelledby="session-title"
      aria-describedby="session-text"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="session-title">Session expired</DialogTitle>
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
