import { Alert, AlertTitle, Button } from '@mui/material';

type Props = { title?: string; message: string | undefined; onRetry: () => void };

/** A failed call above what is on screen; `onRetry` tries again. */
export function RetryAlert({ title, message, onRetry }: Props) {
  return (
    <Alert
      severity="error"
      sx={{ mb: 2.5 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      {message}
    </Alert>
  );
}
