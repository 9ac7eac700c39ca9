import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '../dateFormats.ts';
import type { EntryForm } from './useEntryForm.ts';

type Props = { form: Pick<EntryForm, 'draft' | 'conflict' | 'isSubmitting'> };

/** Offers to restore a draft, and to choose between versions. */
export function RecoveryNotices({ form: { draft, conflict, isSubmitting } }: Props) {
  const restoreButton = useRef<HTMLButtonElement>(null);
  const reloadTheirs = () => {
    flushSync(conflict.reloadTheirs);
    // The button that saves is now disabled, and the offer to restore the draft may be above the visible part.
    restoreButton.current?.focus();
  };
  return (
    <>
      {draft ? (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <>
              <Button ref={restoreButton} color="inherit" size="small" onClick={draft.restore}>
                Restore draft
              </Button>
              <Button color="inherit" size="small" onClick={draft.discard}>
                Discard draft
              </Button>
            </>
          }
        >
          A draft from {formatDateTime(draft.savedAt)} was not saved.
          {draft.isOutdated
            ? ' Someone has changed the entry since; saving the draft asks before it overwrites.'
            : ''}
        </Alert>
      ) : null}
      <StaleDialog
        open={conflict.isOpen}
        busy={isSubmitting}
        onKeepEditing={conflict.keepEditing}
        onReloadTheirs={reloadTheirs}
        onOverwrite={conflict.overwrite}
      />
    </>
  );
}

type StaleProps = {
  open: boolean;
  busy: boolean;
  onKeepEditing: () => void;
  onReloadTheirs: () => void;
  onOverwrite: () => void;
};

/** Shown when someone else saved the entry first: the user decides which version to use. */
function StaleDialog({ open, busy, onKeepEditing, onReloadTheirs, onOverwrite }: StaleProps) {
  return (
    <Dialog open={open} onClose={onKeepEditing} role="alertdialog" aria-describedby="stale-text">
      <DialogTitle>Someone else has changed this entry</DialogTitle>
      <DialogContent>
        <DialogContentText id="stale-text">
          It was saved by someone else after you opened it. You can look at their version, and bring yours
          back afterwards, or save yours over it.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
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
