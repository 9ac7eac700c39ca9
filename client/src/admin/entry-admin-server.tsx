import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { signedOut } from '../lib/session/sessionSlice.ts';
import { createStore } from '../lib/store/store.ts';
import { collectStyles, createServerStyleCache, styleElement } from '../ui/theme/collectStyles.ts';
import { AdminApp } from './AdminApp.tsx';
import { signInRoute, waitForRouter } from './signInRoute.tsx';

/** Renders the sign-in form, and the element with its styles, as a browser without a session does. */
export async function renderSignIn(): Promise<{ html: string; styles: string }> {
  const store = createStore(undefined, {
    respond: () => Promise.reject(new Error('The form needs no data')),
  });
  store.dispatch(signedOut());
  const router = createMemoryRouter([signInRoute], { initialEntries: ['/admin/login'] });
  await waitForRouter(router);
  const styleCache = createServerStyleCache();
  const html = renderToString(<AdminApp store={store} router={router} styleCache={styleCache} />);
  return { html, styles: styleElement(collectStyles(styleCache, html)) };
}
