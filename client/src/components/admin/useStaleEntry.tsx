import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { ZodType } from 'zod';
import type { ApiError } from '../../app/api.ts';
import { StaleDialog } from './form/StaleDialog.tsx';

type Options<Entry, Draft> = {
  /** The entry as it was opened; null while a new one is made. */
  entry: Entry | null;
  schema: ZodType<Entry>;
  toDraft: (entry: Entry) => Draft;
  draft: Draft;
  restart: (next: Draft) => void;
  set: (change: Partial<Draft>) => void;
};

/**
 * What a form does when a save was refused because somebody else saved meanwhile: it asks, and neither version is
 * lost. After "Reload theirs" the person's own version can be brought back.
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
    /** The entry that the form was filled from: its version is what a save is held against. */
    base,
    /** Opens the dialog for a stale save; false for every other error. */
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
            Bring back mine
          </Button>
        }
      >
        This is their version.
      </Alert>
    ) : null,
  };
}
