import { openBuiltModules } from './builtModules.ts';

const signInPages = new Set(['login', 'forgot-password', 'reset-password', 'unauthorized']);

/** The name of a screen's file: `reset-password` is on `ResetPasswordPage`. */
const toPageName = (screen: string) =>
  `${screen.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())}Page`;

/**
 * Returns a function that writes the back office's page with links to the code of the screen at a path, so that the
 * browser fetches it together with the entry and not after it.
 * @param clientDir folder of the built client
 * @param template the built admin.html
 */
export function openAdminPage(clientDir: string, template: string): (path: string) => string {
  const listModules = openBuiltModules(clientDir, 'admin-manifest');
  return (path) => {
    const [, , screen = ''] = path.split('/');
    const frame = signInPages.has(screen) ? [] : ['src/admin/pages/AdminFrame.tsx'];
    const links = listModules([...frame, `src/admin/pages/${toPageName(screen)}.tsx`])
      .filter((address) => !template.includes(address))
      .map((address) => `<link rel="modulepreload" crossorigin href="${address}">`);
    return template.replace('</head>', () => `${links.join('')}</head>`);
  };
}
