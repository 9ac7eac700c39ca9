import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import '../lib/api/zodWithoutEval.ts';
import './admin.css';
import '../ui/theme/variables.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sendDeletionsOnLeave } from '../lib/api/deferredDeletions.ts';
import { keepSession } from '../lib/session/sessionKeeper.ts';
import { createStore } from '../lib/store/store.ts';
import { AdminApp } from './AdminApp.tsx';
import { createAdminRouter } from './adminRoutes.tsx';

const store = createStore();
keepSession(store);
sendDeletionsOnLeave();
setupListeners(store.dispatch); // stops polling while the page is hidden

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no #root');
createRoot(root).render(
  <StrictMode>
    <AdminApp store={store} router={createAdminRouter(store)} />
  </StrictMode>,
);
