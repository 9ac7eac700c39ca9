import '../ui/theme/global.css';
import '../ui/theme/variables.css';
import { hydrationEvents } from '../lib/hydration/hydrationEvents.ts';
import { recordLanding } from '../lib/visit.ts';
import { loadStyles, preloadModules } from './start/loadFiles.ts';
import { loadWebFonts } from './start/loadWebFonts.ts';
import { idle, nextInteraction, nextTask } from './start/scheduling.ts';

/** The server sent the complete page, so its script can wait for fonts and styles, unless the visitor interacts. */
async function start() {
  const presentationReady = loadPresentation();
  const hasInteracted = 'interacted' in document.documentElement.dataset;
  if (document.getElementById('state') && !hasInteracted)
    await Promise.race([presentationReady, nextInteraction()]);
  while (!(await tryStart())) await nextInteraction();
  document.dispatchEvent(new Event(hydrationEvents.ended));
  await layOutRest();
}

/** Before the code, which phones with few cores would compile while they lay out the page again. */
async function loadPresentation() {
  await idle();
  await Promise.allSettled([loadWebFonts(), loadStyles()]);
  await idle();
}

/** Lays out the parts below the first view one by one: together they take a slow phone 0.2 s. */
async function layOutRest() {
  for (const { style } of document.querySelectorAll<HTMLElement>('.later,.each-later>:is(li,section)')) {
    await idle();
    style.contentVisibility = 'visible';
  }
  document.documentElement.dataset['live'] = '';
}

/**
 * The modules that take longest to evaluate, each after its imports, in tasks of their own: together they block a slow
 * phone for 0.3 s. Of packages of ES modules only their users are imported here, because a dynamic import loads the
 * whole package.
 */
const parts = [
  () => import('react-dom/client'),
  () => import('../lib/api/api.ts'),
  () => import('../ui/theme/styleCache.ts'),
  () => import('../ui/theme/theme.ts'),
];

/** False when the connection broke while the code was loading. */
async function tryStart(): Promise<boolean> {
  try {
    await Promise.all([preloadModules(), loadStyles()]);
    for (const evaluate of parts) {
      await evaluate();
      await nextTask();
    }
    const { startSite } = await import('./start/startSite.tsx');
    await nextTask();
    await startSite();
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}

recordLanding();
void start();
