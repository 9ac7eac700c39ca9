import '../ui/theme/global.css';
import '../ui/theme/variables.css';
import { recordLanding } from '../lib/visit.ts';
import { hydrationEvents } from './start/hydration.ts';
import { loadStyles } from './start/loadStyles.ts';
import { loadWebFonts } from './start/loadWebFonts.ts';
import { idle, nextInteraction, nextTask, whenIdleOrInteraction } from './start/whenIdleOrInteraction.ts';

/** The server sent the complete page, so its script can wait until the browser is idle or the visitor interacts. */
async function start() {
  if (document.getElementById('state')) await whenIdleOrInteraction();
  while (!(await isStarted())) await nextInteraction();
  document.dispatchEvent(new Event(hydrationEvents.ended));
  await layOutRest();
}

/** Lays out the parts below the first view one by one: together they take a slow phone 0.2 s. */
async function layOutRest() {
  for (const { style } of document.querySelectorAll<HTMLElement>('.later,.each-later>:is(li,section)')) {
    await idle();
    style.contentVisibility = 'visible';
  }
  document.documentElement.dataset['live'] = '';
}

/** False when the connection broke while the code was loading. */
async function isStarted(): Promise<boolean> {
  try {
    // Separate tasks, so that none blocks the page for long: together they take a slow phone 0.2 s. Of packages of ES
    // modules only their users are imported here: all of a package that is imported dynamically would be loaded.
    const parts = [
      import('react-dom/client'),
      import('../lib/store/store.ts'),
      import('./SiteApp.tsx'),
      import('../ui/theme/theme.ts'),
      loadStyles(),
    ];
    const site = import('./start/startSite.tsx');
    await Promise.all(parts);
    const { startSite } = await site;
    await nextTask();
    await startSite();
    return true;
  } catch {
    return false;
  }
}

recordLanding();
void loadWebFonts();
void start();
