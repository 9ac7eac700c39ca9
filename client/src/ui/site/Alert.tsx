import MuiAlert from '@mui/material/Alert';
import type { ReactNode } from 'react';

type AlertProps = { kind: 'success' | 'error' | 'warning'; children: ReactNode };

/** A message about a result, announced by screen readers at once. */
export function Alert({ kind, children }: AlertProps) {
  return (
    <MuiAlert severity={kind} role={kind === 'success' ? 'status' : 'alert'}>
      {children}
    </MuiAlert>
  );
}
