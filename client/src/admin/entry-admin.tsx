import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import '../lib/api/zodWithoutEval.ts';
import './admin.css';
import '../ui/theme/variables.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sendCallsOnLeave } from '../lib/api/deferredCalls.ts';
import { hydrationEvents } from '../lib/hydration/hydrationEvents.ts';
import { keepSession } from '../lib/session/keepSession.ts';
import { selectStatus } from '../lib/session/sessionSlice.ts';
import { createStore } from '../lib/store/store.ts';
import { createStyleCache, forgetMergedStyles } from '../ui/theme/styleCache.ts';
import { AdminApp } from './AdminApp.tsx';
import { createAdminRouter } from './adminRoutes.tsx';
import { waitForRouter } from './signInRoute.tsx';

const store = createStore();
keepSession(store);
sendCallsOnLeave();
setupListeners(store.dispatch); // stops polling while the page is hidden

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no #root');
const router = createAdminRouter(store);

// MUI knows better than the style sheets where the focus is visible: not around a dialog or the content.
const styleCache = createStyleCache({ prepend: false });
const render = (onReady?: () => void) => (
  <StrictMode>
    <AdminApp store={store} router={router} styleCache={styleCache} onReady={onReady} />
  </StrictMode>
);

const endHydration = () => {
  forgetMergedStyles(styleCache);
  document.dispatchEvent(new Event(hydrationEvents.ended));
};

if (root.firstElementChild && selectStatus(store.getState()) === 'signed-out') {
  void waitForRouter(router).then(() => {
    document.dispatchEvent(new Event(hydrationEvents.starts));
    hydrateRoot(root, render(endHydration));
  });
} else {
  root.replaceChildren(); // the sign-in form, which a session does not need
  endHydration(); // another tab has signed in meanwhile
  delete document.documentElement.dataset['session'];
  void waitForRouter(router).then(() => createRoot(root).render(render()));
}
