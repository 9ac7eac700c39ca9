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
import { useEffect } from 'react';
import { answerQuestion, useCurrentQuestion } from './confirm.ts';

/** The dialog of `confirm`. */
export function ConfirmDialog() {
  const question = useCurrentQuestion();
  useEffect(() => () => answerQuestion(false), []);
  return (
    <Dialog
      open={question?.isOpen === true}
      onClose={() => answerQuestion(false)}
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
        <Button color="inherit" onClick={() => answerQuestion(false)} autoFocus>
          {question?.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          variant="contained"
          color={question?.destructive ? 'error' : 'primary'}
          onClick={() => answerQuestion(true)}
        >
          {question?.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
