// Written into the head of each page that the server renders. The page needs nothing else to be shown: the rest of the
// script is fetched after the first paint, and what the visitor does until it runs is recorded.
import { painted } from './start/painted.ts';
import { recordPreHydrationEvents } from './start/recordPreHydrationEvents.ts';

/** The visitor's choice, or the system's; the key is that of `SiteProviders.tsx`. Without script the page is light. */
function selectColourScheme() {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('site_theme');
  } catch {
    // storage is blocked
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = chosen === 'dark' || (chosen !== 'light' && prefersDark);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

selectColourScheme();
recordPreHydrationEvents();

const entry = document.currentScript?.dataset['entry'] ?? '';
void painted().then(() => import(entry));
