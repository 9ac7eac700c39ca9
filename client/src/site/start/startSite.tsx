import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { hydrationEvents } from '../../lib/hydration/hydrationEvents.ts';
import { createStore } from '../../lib/store/store.ts';
import { createStyleCache, forgetMergedStyles } from '../../ui/theme/styleCache.ts';
import { loadPage } from '../pageModule.ts';
import { SiteApp } from '../SiteApp.tsx';
import { SiteProviders } from '../SiteProviders.tsx';
import { matchPage } from '../siteRoutes.ts';
import { prefetchLinks } from './prefetchLinks.ts';
import { readServerState } from './readServerState.ts';
import { nextTask } from './scheduling.ts';

/** Hydrates the page. Resolves after hydration. */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const store = createStore(readServerState());
  const styleCache = createStyleCache();
  // The chunk of the first page must be loaded before hydration.
  await loadPage(matchPage(window.location.pathname).page);
  await nextTask();
  document.dispatchEvent(new Event(hydrationEvents.starts));
  await new Promise<void>((resolve) => {
    const site = (
      <StrictMode>
        <SiteProviders store={store} styleCache={styleCache}>
          <BrowserRouter>
            <SiteApp onReady={resolve} />
          </BrowserRouter>
        </SiteProviders>
      </StrictMode>
    );
    // In a transition React hydrates in small steps, so that the page stays responsive.
    if (root.firstElementChild) startTransition(() => void hydrateRoot(root, site));
    else createRoot(root).render(site);
  });
  forgetMergedStyles(styleCache);
  await nextTask();
  setupListeners(store.dispatch); // stops polling while the page is hidden
  prefetchLinks(store);
}
