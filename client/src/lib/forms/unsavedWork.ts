let editors = 0;

/** Registers an editor with unsaved work in this tab. Returns the function that unregisters it. */
export function countUnsavedWork(): () => void {
  editors += 1;
  return () => {
    editors -= 1;
  };
}

/** Whether leaving the page would lose unsaved work in this tab. */
export const hasUnsavedWork = (): boolean => editors > 0;
