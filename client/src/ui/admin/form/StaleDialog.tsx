import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';

type Props = {
  open: boolean;
  busy: boolean;
  onKeepEditing: () => void;
  onReloadTheirs: () => void;
  onOverwrite: () => void;
};

/** Shown when someone else saved the entry first: the user decides which version to use. */
export function StaleDialog({ open, busy, onKeepEditing, onReloadTheirs, onOverwrite }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onKeepEditing}
      role="alertdialog"
      aria-labelledby="stale-title"
      aria-describedby="stale-text"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="stale-title">Someone else has changed this entry</DialogTitle>
      <DialogContent>
        <DialogContentText id="stale-text">
          It was saved by someone else after you opened it. You can look at their version, and bring yours
          back afterwards, or save yours over it.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onKeepEditing}>
          Keep editing
        </Button>
        <Button variant="outlined" disabled={busy} onClick={onReloadTheirs} autoFocus>
          Reload theirs
        </Button>
        <Button variant="contained" color="warning" disabled={busy} onClick={onOverwrite}>
          Overwrite with mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}
