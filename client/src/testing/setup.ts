import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The files of a process share a window and the packages that they import, which take longer to load than most tests
// run. Everything else is reset, except the styles of Emotion's default cache.
vi.resetModules();
window.history.replaceState(null, '', '/');
document.title = '';
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
for (const element of document.head.querySelectorAll('meta, style:not([data-emotion="css"])'))
  element.remove();

// jsdom has no layout, and so no scrolling, and no places of texts, to which the rich-text editor scrolls.
Element.prototype.scrollIntoView = () => undefined;
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

// jsdom searches the whole page for the labels of a field, and for the field of each of them, whenever it is asked.
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      const around = this.closest('label');
      const named = this.id ? document.querySelectorAll(`label[for="${this.id}"]`) : [];
      return [...named, ...(around ? [around] : [])];
    },
  });

// Generous, for a busy machine; a condition that never holds still fails.
configure({ asyncUtilTimeout: 20_000 });

// Each component test starts with an empty page and empty storage.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
