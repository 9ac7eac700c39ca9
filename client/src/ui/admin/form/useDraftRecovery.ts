import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { getChanges } from '../../../lib/forms/getChanges.ts';
import { selectUser } from '../../../lib/session/sessionSlice.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useUserDraft } from '../../../lib/session/useUserDraft.ts';
import { useAppStore } from '../../../lib/store/hooks.ts';

/** `updated_at` of the entry in the form; null for a new one. */
export type Version = string | null;

/** The unsaved changes, the version of the entry on which they are based, and the idempotency key of a new one. */
type EntryDraft<Values> = { changes: Partial<Values>; version: Version; key: string; savedAt: string };

type Options<Values> = {
  /** Key of the draft in this browser: `destination-12`, `blog-new`. */
  name: string;
  /** The version on which the values in the form are based. */
  getVersion: () => Version;
  /** Restored with the draft: an attempt to save it may have succeeded before the reload. */
  idempotencyKey: { get: () => string; restore: (key: string) => void };
  /** Fields that are never stored, such as passwords. */
  secrets: readonly (keyof Values)[];
  restore: (changes: Partial<Values>, version: Version) => void;
};

/**
 * Stores an editor's unsaved changes in this browser, so that a reload or a crash loses nothing, and offers those of
 * an earlier visit. Leaving the editor deliberately deletes them; the end of the session, another person or
 * another role does not.
 */
export function useDraftRecovery<Values extends FieldValues>(
  { subscribe, isDirty }: { subscribe: UseFormSubscribe<Values>; isDirty: boolean },
  { name, getVersion, idempotencyKey, secrets, restore }: Options<Values>,
) {
  const { offered, setOffered, ...storage } = useEntryDraft(name, secrets);

  const toDraft = (changes: Partial<Values>): EntryDraft<Values> => ({
    changes,
    version: getVersion(),
    key: idempotencyKey.get(),
    savedAt: new Date().toISOString(),
  });
  const write = useEffectEvent((values: Values, saved: Partial<FieldValues> | undefined) => {
    if (!storage.write(toDraft(getChanges(values, saved))) && !offered) storage.remove();
  });
  // A layout effect, because what is typed before a passive effect has run would not be stored.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => write(values, defaultValues),
      }),
    [subscribe],
  );

  const user = useUser();
  const store = useAppStore();
  const leave = useEffectEvent(() => {
    const isUnread = offered !== null && !isDirty;
    const now = selectUser(store.getState());
    const isClosedByPerson = now?.id === user?.id && now?.user_type === user?.user_type;
    if (!isUnread && isClosedByPerson) storage.remove();
  });
  useEffect(() => () => leave(), []);

  return {
    /** Removes what was typed in this form; a draft that is on offer stays. */
    removeOwn: storage.remove,
    /** Offers changes that the form no longer shows. */
    putAside: (changes: Partial<Values>) => {
      const draft = toDraft(changes);
      storage.write(draft);
      setOffered(draft);
    },
    offer: offered && {
      savedAt: offered.savedAt,
      /** The draft is based on an older version; saving it asks before it overwrites the newer one. */
      isOutdated: offered.version !== getVersion(),
      restore: () => {
        setOffered(null);
        idempotencyKey.restore(offered.key);
        restore(offered.changes, offered.version);
      },
      discard: () => {
        storage.discardOffered();
        setOffered(null);
      },
    },
  };
}

/**
 * The draft of this tab, which is offered after a reload, or else the newest one of this browser. Two tabs may each write
 * a new entry, and remove only their own draft. While a draft is on offer, it stays the one of this browser, and what is
 * typed is stored for this tab alone.
 */
function useEntryDraft<Values>(name: string, secrets: readonly (keyof Values)[]) {
  const inTab = useUserDraft<EntryDraft<Values>>(name, 'sessionStorage');
  const inBrowser = useUserDraft<EntryDraft<Values>>(name);
  const [offered, setOffered] = useState(() => inTab.read() ?? inBrowser.read());
  /** Whether a draft is on offer, even before that is rendered. */
  const isOffering = useRef(offered !== null);
  return {
    offered,
    setOffered: (draft: EntryDraft<Values> | null) => {
      isOffering.current = draft !== null;
      setOffered(draft);
    },
    /** Returns false, and stores nothing, when there are only secrets. */
    write: (draft: EntryDraft<Values>): boolean => {
      const changes = { ...draft.changes };
      for (const secret of secrets) delete changes[secret];
      if (Object.keys(changes).length === 0) return false;
      inTab.write({ ...draft, changes });
      if (!isOffering.current) inBrowser.write({ ...draft, changes });
      return true;
    },
    remove: () => {
      if (inTab.read()?.savedAt === inBrowser.read()?.savedAt) inBrowser.remove();
      inTab.remove();
    },
    discardOffered: () => {
      for (const place of [inTab, inBrowser]) {
        if (place.read()?.savedAt === offered?.savedAt) place.remove();
      }
    },
  };
}
