import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { ZodType } from 'zod';
import type { ApiError } from '../../lib/api/api.ts';
import { StaleDialog } from './form/StaleDialog.tsx';

type Options<Entry, Draft> = {
  /** The entry as it was opened; null for a new one. */
  entry: Entry | null;
  schema: ZodType<Entry>;
  toDraft: (entry: Entry) => Draft;
  draft: Draft;
  restart: (next: Draft) => void;
  set: (change: Partial<Draft>) => void;
};

/**
 * Handles a save that was rejected because someone else saved first: the user chooses, and neither version is
 * lost. After "Reload theirs" the user's own version can be restored.
 */
export function useStaleEntry<Entry, Draft extends object>(options: Options<Entry, Draft>) {
  const { entry, schema, toDraft, draft, restart, set } = options;
  const [base, setBase] = useState(entry);
  const [theirs, setTheirs] = useState<Entry | null>(null);
  const [mine, setMine] = useState<Draft | null>(null);

  const reload = () => {
    if (!theirs) return;
    setMine(draft);
    setBase(theirs);
    restart(toDraft(theirs));
    setTheirs(null);
  };

  return {
    /** The version on which the form is based; a save is checked against it. */
    base,
    /** Opens the dialog for a version conflict; returns false for any other error. */
    note: (error: ApiError): boolean => {
      const current = error.code === 'stale_write' ? schema.safeParse(error.current) : null;
      if (!current?.success) return false;
      setTheirs(current.data);
      return true;
    },
    dialog: (overwrite: () => void) => (
      <StaleDialog
        open={theirs !== null}
        busy={false}
        onKeepEditing={() => setTheirs(null)}
        onReloadTheirs={reload}
        onOverwrite={() => {
          setTheirs(null);
          overwrite();
        }}
      />
    ),
    notice: mine ? (
      <Alert
        severity="info"
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              set(mine);
              setMine(null);
            }}
          >
            Restore my changes
          </Button>
        }
      >
        This is the version that someone else saved.
      </Alert>
    ) : null,
  };
}
