import { Box, Button, Dialog, DialogContent, Skeleton, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../lib/api/apiError.ts';
import { type Opened, openedIn } from '../listUrl.ts';
import { ErrorState } from '../StateViews.tsx';
import { toast } from '../toast.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';

export type EditorFormProps<Entry> = {
  /** The entry to edit; null for a new one. */
  entry: Entry | null;
  onClose: () => void;
  /** Reports whether closing would lose unsaved work. */
  onUnsaved: (unsaved: boolean) => void;
  /** Called when everything is saved: shows the message and closes the editor without confirmation. */
  onSaved: (message: string) => void;
};

export type EditorProps = { opened: Opened | null; onClose: () => void };

type Props<Entry> = EditorProps & {
  query: EntryQuery<Entry>;
  failureTitle: string;
  children: (props: EditorFormProps<Entry>) => ReactNode;
};

/** The dialog that adds or edits the entry in the URL; leaving with unsaved work asks for confirmation. */
export function EntryEditor<Entry>({ opened, query, failureTitle, onClose, children }: Props<Entry>) {
  const fullScreen = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
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

type EntryQuery<Entry> = {
  currentData?: Entry | undefined;
  error?: Partial<ApiError> | undefined;
  refetch: () => unknown;
};

type GateProps<Entry> = {
  query: EntryQuery<Entry>;
  failureTitle: string;
  onClose: () => void;
  children: (entry: Entry) => ReactNode;
};

/** Renders an entry's form when the entry is loaded; before that a skeleton or an error. */
function EntryGate<Entry>({ query, failureTitle, onClose, children }: GateProps<Entry>) {
  const { currentData, error, refetch } = query;
  if (currentData !== undefined) return children(currentData);
  return (
    <DialogContent>
      {error ? (
        <>
          <Box id="editor-title">
            <ErrorState
              title={failureTitle}
              text={error.status === 404 ? 'It may have been deleted.' : error.message}
              onRetry={refetch}
            />
          </Box>
          <Box sx={{ textAlign: 'center' }}>
            <Button color="inherit" onClick={onClose}>
              Close
            </Button>
          </Box>
        </>
      ) : (
        <Box role="status" aria-busy="true" aria-label="Loading" sx={{ display: 'grid', gap: 2 }}>
          <Skeleton id="editor-title" width="40%" height={40} />
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={220} />
        </Box>
      )}
    </DialogContent>
  );
}
