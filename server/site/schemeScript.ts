import { createHash } from 'node:crypto';

/**
 * Selects the colour scheme before the first paint: the visitor's choice, or the system's. The key is that of
 * `client/src/site/SiteProviders.tsx`. Without script the page is light.
 */
export const schemeScript = `(() => {
  let chosen;
  try { chosen = localStorage.getItem('site_theme'); } catch {}
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();`;

/** The script's source for the content security policy, which refuses all other inline scripts. */
export const schemeScriptSource = `'sha256-${createHash('sha256').update(schemeScript).digest('base64')}'`;
