import { Dialog, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openedIn } from '../listAddress.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';

export type EditorCallbacks = {
  /** Reports whether closing would lose unsaved work. */
  onUnsaved: (unsaved: boolean) => void;
  /** Everything is saved: closes the editor without confirmation. */
  onSaved: () => void;
};

type Props = { open: boolean; onClose: () => void; children: (callbacks: EditorCallbacks) => ReactNode };

/** The dialog of an editor whose state is in the URL; leaving with unsaved work asks for confirmation. */
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
