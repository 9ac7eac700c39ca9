import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import './app/theme/admin.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import './app/zodWithoutEval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './app/AdminApp.tsx';
import { createAdminRouter } from './app/adminRoutes.tsx';
import { keepSession } from './app/session/sessionKeeper.ts';
import { createStore } from './app/store.ts';

const store = createStore();
keepSession(store);
setupListeners(store.dispatch); // polling stops while nobody looks at the page

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no #root');
createRoot(root).render(
  <StrictMode>
    <AdminApp store={store} router={createAdminRouter()} />
  </StrictMode>,
);
