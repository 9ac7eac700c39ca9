import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { signOut } from '../../lib/session/sessionActions.ts';
import { useAppDispatch } from '../../lib/store/hooks.ts';

/** Confirms signing out. */
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
