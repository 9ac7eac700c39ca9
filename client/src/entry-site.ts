import './app/theme/global.css';
import { holdEarlyDeeds } from './app/start/earlyDeeds.ts';
import { putOnFaces } from './app/start/putOnFaces.ts';
import { nextTouch, whenWanted } from './app/start/whenWanted.ts';

/**
 * The page came whole from the server, so its script can wait until the browser has nothing better to do, or the
 * visitor touches something. What is done meanwhile is not lost.
 */
async function start() {
  const doAgain = holdEarlyDeeds();
  if (document.getElementById('state')) await whenWanted();
  while (!(await isStarted())) await nextTouch();
  doAgain();
  document.documentElement.dataset['live'] = '';
}

/** False when the connection broke while the code was fetched. */
async function isStarted(): Promise<boolean> {
  try {
    // Each apart, so that none of them holds the page up for long: together they take a cheap phone 0.2 s.
    const parts = [
      import('react-dom/client'),
      import('@reduxjs/toolkit'),
      import('./app/store.ts'),
      import('./app/SiteApp.tsx'),
    ];
    const site = import('./app/start/startSite.tsx');
    await Promise.all(parts);
    await (await site).startSite();
    return true;
  } catch {
    return false;
  }
}

void putOnFaces();
void start();
