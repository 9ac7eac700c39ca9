import { Box, Button, DialogContent, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../lib/api/apiError.ts';
import { ErrorState } from '../StateViews.tsx';

export type EntryQuery<Entry> = {
  currentData?: Entry | undefined;
  error?: Partial<ApiError> | undefined;
  refetch: () => unknown;
};

type Props<Entry> = {
  query: EntryQuery<Entry>;
  /** The message when the entry cannot be loaded. */
  failureTitle: string;
  onClose: () => void;
  children: (entry: Entry) => ReactNode;
};

/** Renders an entry's form when the entry is loaded; before that a skeleton or an error. */
export function EntryGate<Entry>({ query, failureTitle, onClose, children }: Props<Entry>) {
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
