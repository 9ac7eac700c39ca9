import { idle } from './whenWanted.ts';

const faces = ['400 1em "Figtree Variable"', '600 1em Fraunces'];

/** Something of the page is on the screen; at once where the browser does not say. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Fetches the faces of the text when the first view is painted, whose line they would share, and shows them together:
 * the page is laid out anew once. One that cannot be fetched is replaced by its fallback.
 */
export async function putOnFaces(): Promise<void> {
  await painted();
  // The first paint may be of the first lines alone.
  await idle();
  const text = document.getElementById('root')?.textContent ?? '';
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, text)));
  document.documentElement.dataset['faces'] = '';
}
