import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useAppDispatch } from '../../../app/hooks.ts';
import { signOut } from '../../../app/session/sessionActions.ts';

/** Asks before the session ends. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="sign-out-title" maxWidth="xs" fullWidth>
      <DialogTitle id="sign-out-title">Sign Out</DialogTitle>
      <DialogContent>
        <DialogContentText>Are you sure you want to sign out of your account?</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose} autoFocus>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => dispatch(signOut())}>
          Sign Out
        </Button>
      </DialogActions>
    </Dialog>
  );
}
