import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The files of a process share a window and the packages that they import, which take longer to load than most tests
// run. Everything else is as in a new window, except the styles of the default cache, which belongs to a package.
vi.resetModules();
window.history.replaceState(null, '', '/');
document.title = '';
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
for (const element of document.head.querySelectorAll('meta, style:not([data-emotion="css"])'))
  element.remove();

// A busy machine takes its time; a condition that never comes still fails.
configure({ asyncUtilTimeout: 20_000 });

// Each component test starts with an empty page and empty storage.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
