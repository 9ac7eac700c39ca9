import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';

export type Question = {
  title: string;
  /** The entry in question, if the title does not name it. */
  subject?: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Styles the confirm button for an action that cannot be undone. */
  destructive?: boolean;
  /** Aborting closes the dialog and resolves it to false. */
  signal?: AbortSignal;
};

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/** Opens a confirmation dialog; resolves to the choice. Escape and a click on the backdrop mean no. */
export const useConfirm = () => useContext(ConfirmContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<(yes: boolean) => void>(null);

  const choose = useCallback((yes: boolean) => {
    answer.current?.(yes);
    setOpen(false);
  }, []);
  const ask = useCallback<Ask>(
    (next) =>
      new Promise((resolve) => {
        answer.current?.(false);
        answer.current = resolve;
        setQuestion(next);
        setOpen(true);
        next.signal?.addEventListener('abort', () => {
          if (answer.current === resolve) choose(false);
        });
      }),
    [choose],
  );

  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog question={question} isOpen={open} onChoose={choose} />
    </ConfirmContext>
  );
}

type ConfirmDialogProps = {
  /** Stays while the dialog fades out. */
  question: Question | undefined;
  isOpen: boolean;
  onChoose: (yes: boolean) => void;
};

function ConfirmDialog({ question, isOpen, onChoose }: ConfirmDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={() => onChoose(false)}
      role="alertdialog"
      aria-describedby="confirm-text"
      maxWidth="xs"
    >
      <DialogTitle>{question?.title}</DialogTitle>
      <DialogContent>
        <Box id="confirm-text">
          {question?.subject ? (
            <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>
              {question.subject}
            </Typography>
          ) : null}
          <DialogContentText>{question?.text}</DialogContentText>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onChoose(false)} autoFocus>
          {question?.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          variant="contained"
          color={question?.destructive ? 'error' : 'primary'}
          onClick={() => onChoose(true)}
        >
          {question?.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
