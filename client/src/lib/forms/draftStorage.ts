/** One draft in the browser's storage. Storage may be full or blocked; forms work without it. */
export function openDraftStorage<Draft>(storage: 'localStorage' | 'sessionStorage', key: string) {
  return {
    read: (): Draft | null => attempt(() => JSON.parse(window[storage].getItem(key) ?? 'null')),
    write: (draft: Draft) => attempt(() => window[storage].setItem(key, JSON.stringify(draft))),
    remove: () => attempt(() => window[storage].removeItem(key)),
  };
}

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
