import { useState } from 'react';
import type { ZodType } from 'zod';
import type { ApiError } from '../../../lib/api/apiError.ts';

type Options<Saved> = {
  savedSchema: ZodType<Saved>;
  /** Shows their version, and offers to restore the user's own changes. */
  reload: (entry: Saved) => void;
  saveOver: (entry: Saved) => void;
};

/** The current entry, when a save of an older version was refused. */
export const parseNewer = <Saved>({ code, current }: ApiError, schema: ZodType<Saved>): Saved | null =>
  (code === 'stale_write' && schema.safeParse(current).data) || null;

/** Handles a save that was rejected because someone else saved first: the user chooses, and neither version is lost. */
export function useEditConflict<Saved>(options: Options<Saved>) {
  const [theirs, setTheirs] = useState<Saved | null>(null);
  const closeWith = (use?: (entry: Saved) => void) => () => {
    setTheirs(null);
    if (theirs) use?.(theirs);
  };

  return {
    isOpen: theirs !== null,
    /** Opens the question for a version conflict; returns false for any other error. */
    open: (error: ApiError): boolean => {
      const newer = parseNewer(error, options.savedSchema);
      setTheirs(newer);
      return newer !== null;
    },
    keepEditing: closeWith(),
    reloadTheirs: closeWith(options.reload),
    overwrite: closeWith(options.saveOver),
  };
}
