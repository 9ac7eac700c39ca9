/**
 * Selects the stored colour scheme before the first paint.
 * @param storageKey where MUI's provider stores the choice
 * @param preset without a choice; `system` is what the system prefers
 */
export function selectColourScheme(storageKey: string, preset: 'dark' | 'system') {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(storageKey);
  } catch {
    // storage is blocked
  }
  const mode = chosen ?? preset;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = mode === 'dark' || (mode !== 'light' && prefersDark);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}
