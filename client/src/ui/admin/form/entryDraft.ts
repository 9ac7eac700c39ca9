import type { Version } from './useEntryForm.ts';

/** An editor's unsaved values, and the version of the entry on which they are based. */
export type EntryDraft<Values> = { values: Values; version: Version; savedAt: string };

const storageKey = (name: string) => `safarnama_draft:${name}`;

export function readEntryDraft<Values>(name: string): EntryDraft<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

export function writeEntryDraft<Values>(name: string, draft: EntryDraft<Values>) {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // Storage may be full or blocked; the editor works without it.
  }
}

export function removeEntryDraft(name: string) {
  try {
    localStorage.removeItem(storageKey(name));
  } catch {
    // Same as above.
  }
}
