import { useEffect, useEffectEvent, useState } from 'react';
import { useUser } from '../../../lib/session/useSession.ts';
import { type EntryDraft, readEntryDraft, removeEntryDraft, writeEntryDraft } from './entryDraft.ts';
import type { Version } from './useEntryForm.ts';

type Options<Values> = { name: string; values: Values; version: Version; dirty: boolean };

/**
 * Stores an editor's values in this browser, so that a reload or a crash loses nothing, and offers the draft of an
 * earlier visit. Leaving the editor deliberately deletes the draft; the redirect to sign-in does not.
 */
export function useEntryDraft<Values extends object>({ name, values, version, dirty }: Options<Values>) {
  const user = useUser();
  const key = `${user?.id ?? 0}:${name}`;
  const [offered, setOffered] = useState(() => readEntryDraft<Values>(key));

  useEffect(() => {
    if (dirty) writeEntryDraft(key, { values, version, savedAt: new Date().toISOString() });
  }, [key, values, version, dirty]);

  const leave = useEffectEvent(() => {
    const isUnread = offered !== null && !dirty;
    if (!isUnread && window.location.pathname !== '/admin/login') removeEntryDraft(key);
  });
  useEffect(() => () => leave(), []);

  return {
    offered,
    /** Hides the offer and returns the draft. */
    take: (): EntryDraft<Values> | null => {
      setOffered(null);
      return offered;
    },
    discard: () => {
      removeEntryDraft(key);
      setOffered(null);
    },
  };
}
