import { Dialog, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Opened, openedIn } from '../listAddress.ts';
import { useToast } from '../Toasts.tsx';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';
import { EntryGate, type EntryQuery } from './EntryGate.tsx';

/** What the form in an editor receives. */
export type EditorFormProps<Entry> = {
  /** The entry to edit; null for a new one. */
  entry: Entry | null;
  onClose: () => void;
  /** Reports whether closing would lose unsaved work. */
  onUnsaved: (unsaved: boolean) => void;
  /** Everything is saved: shows the message and closes the editor without confirmation. */
  onSaved: (message: string) => void;
};

export type EditorProps = { opened: Opened | null; onClose: () => void };

type Props<Entry> = EditorProps & {
  /** Loads the opened entry; it is skipped for a new one. */
  query: EntryQuery<Entry>;
  /** The message when the entry cannot be loaded. */
  failureTitle: string;
  /** The form. */
  children: (props: EditorFormProps<Entry>) => ReactNode;
};

/** The dialog that adds or edits the entry in the URL; leaving with unsaved work asks for confirmation. */
export function EntryEditor<Entry>({ opened, query, failureTitle, onClose, children }: Props<Entry>) {
  const fullScreen = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const toast = useToast();
  const [unsaved, setUnsaved] = useState(false);
  const saved = useRef(false);
  const open = opened !== null;
  useEffect(() => {
    if (open) saved.current = false;
  }, [open]);
  useUnsavedGuard(
    unsaved && open,
    ({ currentLocation: from, nextLocation: to }) =>
      !saved.current && (from.pathname !== to.pathname || openedIn(from.search) !== openedIn(to.search)),
  );
  const onSaved = (message: string) => {
    toast('success', message);
    saved.current = true;
    onClose();
  };
  const renderForm = (entry: Entry | null) => children({ entry, onClose, onUnsaved: setUnsaved, onSaved });
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
      {opened === 'new' ? renderForm(null) : null}
      {typeof opened === 'number' ? (
        <EntryGate key={opened} query={query} failureTitle={failureTitle} onClose={onClose}>
          {renderForm}
        </EntryGate>
      ) : null}
    </Dialog>
  );
}
