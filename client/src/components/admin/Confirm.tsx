import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export type Question = {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Paints the confirming button as dangerous, for what cannot be undone. */
  destructive?: boolean;
};

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/** Asks in a dialog; resolves to what the person chose. Escape and a click beside the dialog mean no. */
export const useConfirm = () => useContext(ConfirmContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null);

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked((before) => {
          before?.answer(false);
          return { question, answer: resolve };
        });
        setOpen(true);
      }),
    [],
  );

  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setOpen(false);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        open={open}
        onClose={() => answer(false)}
        role="alertdialog"
        aria-labelledby="confirm-title"
        aria-describedby="confirm-text"
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id="confirm-title">{asked?.question.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="confirm-text">{asked?.question.text}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={() => answer(false)} autoFocus>
            {asked?.question.cancelLabel ?? 'Cancel'}
          </Button>
          <Button
            variant="contained"
            color={asked?.question.destructive ? 'error' : 'primary'}
            onClick={() => answer(true)}
          >
            {asked?.question.confirmLabel}
          </Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext>
  );
}
