import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; action?: ReactNode };

function StateView({ title, text, action, picture, role }: Props & { picture: ReactNode; role?: 'alert' }) {
  return (
    <Box
      role={role}
      sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}
    >
      {picture}
      <Typography variant="h2" sx={{ mt: 1 }}>
        {title}
      </Typography>
      {text ? (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '48ch' }}>
          {text}
        </Typography>
      ) : null}
      {action ? <Box sx={{ mt: 1 }}>{action}</Box> : null}
    </Box>
  );
}

export function EmptyState(props: Props) {
  const tile = (
    <Box
      aria-hidden
      sx={{
        width: 56,
        height: 56,
        borderRadius: 2,
        opacity: 0.9,
        background: 'url(/pictures/brand/mark.svg) center / contain no-repeat',
      }}
    />
  );
  return <StateView {...props} picture={tile} />;
}

export function ErrorState({ onRetry, ...props }: Omit<Props, 'action'> & { onRetry: () => void }) {
  const action = (
    <Button variant="outlined" startIcon={<RotateCw size={16} />} onClick={onRetry}>
      Try Again
    </Button>
  );
  const picture = (
    <Box aria-hidden sx={{ color: 'error.main', display: 'flex' }}>
      <TriangleAlert size={40} strokeWidth={1.5} />
    </Box>
  );
  return <StateView {...props} picture={picture} action={action} role="alert" />;
}

type RetryAlertProps = { title?: string; message: string | undefined; onRetry: () => void };

/** A failed call above what is on screen; `onRetry` tries again. */
export function RetryAlert({ title, message, onRetry }: RetryAlertProps) {
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

type QueryStateProps = {
  error: { message?: string | undefined } | undefined;
  /** Whether `children` show what the query returned, perhaps before it failed. */
  isLoaded: boolean;
  title: string;
  onRetry: () => void;
  children: ReactNode;
};

/** The result of a query, or its error; the error stands above a result that could only not be refreshed. */
export function QueryState({ error, isLoaded, title, onRetry, children }: QueryStateProps) {
  if (error && !isLoaded) return <ErrorState title={title} text={error.message} onRetry={onRetry} />;
  return (
    <>
      {error ? <RetryAlert title={title} message={error.message} onRetry={onRetry} /> : null}
      {children}
    </>
  );
}
