import { Dialog, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openedIn } from '../listAddress.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';

export type EditorTells = {
  /** Whether something would be lost by leaving. */
  onUnsaved: (unsaved: boolean) => void;
  /** Everything is stored: the editor closes without a question. */
  onSaved: () => void;
};

type Props = { open: boolean; onClose: () => void; children: (tells: EditorTells) => ReactNode };

/** The dialog of an editor that lives in the address; leaving it with unsaved work asks first. */
export function EditorDialog({ open, onClose, children }: Props) {
  const fullScreen = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [unsaved, setUnsaved] = useState(false);
  const saved = useRef(false);
  useEffect(() => {
    if (open) saved.current = false;
  }, [open]);
  useUnsavedGuard(
    unsaved && open,
    ({ currentLocation: from, nextLocation: to }) =>
      !saved.current && (from.pathname !== to.pathname || openedIn(from.search) !== openedIn(to.search)),
  );
  const onSaved = () => {
    saved.current = true;
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="lg"
      scroll="paper"
      transitionDuration={{ enter: 200, exit: 0 }}
      aria-labelledby="editor-title"
    >
      {open ? children({ onUnsaved: setUnsaved, onSaved }) : null}
    </Dialog>
  );
}
