// Written into the head of each page that the server renders. The page needs nothing else to be shown: the rest of the
// script is fetched after the first paint, and what the visitor does until it runs is recorded.
import { recordPreHydrationEvents } from '../lib/hydration/recordPreHydrationEvents.ts';
import { selectColourScheme } from '../ui/theme/selectColourScheme.ts';
import { markWishlist } from './start/markWishlist.ts';
import { nextInteraction } from './start/scheduling.ts';
import { waitForFirstPaint } from './start/waitForFirstPaint.ts';

// The key is that of `SiteProviders.tsx`. Without script the page is light.
selectColourScheme('site_theme', 'system');
markWishlist();
recordPreHydrationEvents();

const entry = document.currentScript?.dataset['entry'] ?? '';
/** If the connection broke, again at the visitor's next touch or key. */
const load = (): Promise<unknown> => import(entry).catch(() => nextInteraction().then(load));
void waitForFirstPaint().then(load);
