/** What was typed, kept for this tab: a reload, a crash or a wrong tap loses nothing. */
export type Draft<T> = {
  values: Partial<T>;
  key: string;
  /** Name of a chosen file. The file itself cannot be kept. */
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
    // Storage may be full or forbidden; the form works without it.
  }
}

export function clearDraft(name: string) {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
}
