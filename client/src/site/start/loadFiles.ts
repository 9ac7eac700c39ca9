const loading = new Map<string, Promise<void>>();

/**
 * Loads a file with a link element, once.
 * @throws Error when the connection broke
 */
function loadFile(href: string, attributes: Partial<HTMLLinkElement>): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), attributes, { href });
    link.onload = () => resolve();
    link.onerror = () => {
      // The next attempt must load it again.
      loading.delete(href);
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
  loading.set(href, loaded);
  return loaded;
}

/** Loads the files that the server names in the page. Without server rendering, Vite loads them with the entry. */
async function loadFiles(kind: 'styles' | 'modules', load: (href: string) => Promise<void>): Promise<void> {
  const files = document.querySelector<HTMLElement>(`[data-${kind}]`)?.dataset[kind]?.split(' ') ?? [];
  await Promise.all(files.map(load));
}

/** Loads the style sheet of the site: a page carries the styles of its own content only. */
export const loadStyles = () => loadFiles('styles', (href) => loadFile(href, { rel: 'stylesheet' }));

/** Safari 16 and Firefox 114 ignore such a link: it neither loads nor fails. */
const compilesEarly = () => document.createElement('link').relList.supports('modulepreload');

/** Fetches and compiles the code of the page side by side, so that it can then be evaluated part by part. */
export const preloadModules = () =>
  loadFiles('modules', async (href) => {
    if (compilesEarly()) await loadFile(href, { rel: 'modulepreload', crossOrigin: '' });
  });
