import { recordLanding } from '../lib/visit.ts';
import { loadWebFonts } from './start/loadWebFonts.ts';
import { recordPreHydrationEvents } from './start/recordPreHydrationEvents.ts';
import { nextInteraction, whenIdleOrInteraction } from './start/whenIdleOrInteraction.ts';

/**
 * The server sent the complete page, so its script can wait until the browser is idle or the visitor interacts.
 * Events in between are replayed.
 */
async function start() {
  const replay = recordPreHydrationEvents();
  if (document.getElementById('state')) await whenIdleOrInteraction();
  while (!(await isStarted())) await nextInteraction();
  replay();
  document.documentElement.dataset['live'] = '';
}

/** False when the connection broke while the code was loading. */
async function isStarted(): Promise<boolean> {
  try {
    // Separate tasks, so that none blocks the page for long: together they take a slow phone 0.2 s. Of packages of ES
    // modules only their users are imported here: all of a package that is imported dynamically would be loaded.
    const parts = [import('react-dom/client'), import('../lib/store/store.ts'), import('./SiteApp.tsx')];
    const site = import('./start/startSite.tsx');
    await Promise.all(parts);
    await (await site).startSite();
    return true;
  } catch {
    return false;
  }
}

recordLanding();
void loadWebFonts();
void start();
