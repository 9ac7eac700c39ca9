/** Stores a form's draft in sessionStorage, so that a reload or crash loses nothing. */
export type Draft<T> = {
  values: Partial<T>;
  key: string;
  /** Name of the selected file. Storage cannot hold the file itself. */
  fileName?: string;
};

export function readDraft<T>(name: string): Draft<T> | null {
  try {
    const text = sessionStorage.getItem(name);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export function writeDraft<T>(name: string, draft: Draft<T>) {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Storage may be full or blocked; the form works without it.
  }
}

export function clearDraft(name: string) {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Same as above.
  }
}
