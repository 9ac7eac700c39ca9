import { painted } from './start/painted.ts';
import { recordPreHydrationEvents } from './start/recordPreHydrationEvents.ts';
import { nextInteraction } from './start/whenIdleOrInteraction.ts';

/**
 * Written into the head of each page that the server renders, after which the page needs nothing more to be shown: the
 * rest of the script is fetched after the first paint, and what the visitor does until then is recorded.
 */
const { currentScript } = document;

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

async function start(entry: string) {
  await painted();
  // When the connection broke while it was loading.
  while (!(await import(entry).catch(() => null))) await nextInteraction();
}

selectColourScheme();
recordPreHydrationEvents();
void start(currentScript?.dataset['entry'] ?? '');
