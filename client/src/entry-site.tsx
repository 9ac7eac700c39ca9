import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepTyped } from './app/keepTyped.ts';
import { loadPage } from './app/pageModule.ts';
import { SiteApp } from './app/SiteApp.tsx';
import { SiteProviders } from './app/SiteProviders.tsx';
import { matchPage } from './app/siteRoutes.tsx';
import { createStore, type RootState } from './app/store.ts';
import './app/theme/global.css';

type ServerState = { redux: RootState; year: number };

/** What the server wrote into the page; absent when the page came without server rendering. */
function serverState(): ServerState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? JSON.parse(text) : null;
}

async function start() {
  const root = document.getElementById('root');
  if (!root) return;
  const state = serverState();
  const store = createStore(state?.redux);
  setupListeners(store.dispatch); // polling stops while nobody looks at the page
  // The first page's chunk must be there before the server's markup is hydrated.
  await loadPage(matchPage(window.location.pathname).page);
  const page = (
    <StrictMode>
      <SiteProviders store={store} year={state?.year ?? new Date().getFullYear()}>
        <BrowserRouter>
          <SiteApp />
        </BrowserRouter>
      </SiteProviders>
    </StrictMode>
  );
  if (!root.firstElementChild) {
    createRoot(root).render(page);
    return;
  }
  keepTyped();
  hydrateRoot(root, page);
}

void start();
