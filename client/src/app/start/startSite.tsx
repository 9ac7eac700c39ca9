import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { getBusinessFacts } from '../../features/settings/settingsApi.ts';
import { loadPage } from '../pageModule.ts';
import { SiteApp } from '../SiteApp.tsx';
import { SiteProviders } from '../SiteProviders.tsx';
import { matchPage } from '../siteAddresses.ts';
import { createStore, type RootState } from '../store.ts';
import { prefetchLinks } from './prefetchLinks.ts';
import { nextTask } from './whenWanted.ts';

type ServerState = { redux: RootState; year: number };

/** What the server wrote into the page; absent when the page came without server rendering. */
function serverState(): ServerState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Brings the page to life. Resolved when React listens. */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const state = serverState();
  const store = createStore(state?.redux);
  void store.dispatch(getBusinessFacts.initiate());
  // The first page's chunk must be there before the server's markup is hydrated.
  await loadPage(matchPage(window.location.pathname).page);
  await new Promise<void>((resolve) => {
    const site = (
      <StrictMode>
        <SiteProviders store={store} year={state?.year ?? new Date().getFullYear()}>
          <BrowserRouter>
            <SiteApp onReady={resolve} />
          </BrowserRouter>
        </SiteProviders>
      </StrictMode>
    );
    if (!root.firstElementChild) createRoot(root).render(site);
    // In a transition React hydrates in small steps, between which the page answers to the visitor.
    else startTransition(() => void hydrateRoot(root, site));
  });
  await nextTask();
  setupListeners(store.dispatch); // polling stops while nobody looks at the page
  // Quotes stand below the first view. Their face is there when somebody comes to them, so that nothing moves.
  void document.fonts.load('400 1em Fraunces');
  prefetchLinks(store);
}
