/**
 * Loads the style sheet of the site: a page carries the styles of its own content only.
 * @throws Error when the connection broke
 */
export function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  // Without server rendering, Vite inserts the styles. An earlier try may have loaded the sheet, and then failed.
  const isLoaded = !href || document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet;
  if (isLoaded) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('The styles could not be loaded'));
    };
    document.head.append(link);
  });
}
