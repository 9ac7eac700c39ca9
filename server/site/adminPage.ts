import { openBuiltModules } from './builtModules.ts';

const signInPages = new Set(['login', 'forgot-password', 'reset-password', 'unauthorized']);

/** The name of a screen's file: `reset-password` is on `ResetPasswordPage`. */
const toPageName = (screen: string) =>
  `${screen.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())}Page`;

/** With a session the form is not needed: the script shows the screen when it runs. */
const hideFromSignedIn = '<style>[data-session] #root{visibility:hidden}</style>';

type AdminPageParts = {
  /** The built admin.html. */
  template: string;
  headScript: string;
  /** The output of `renderSignIn` in `client/src/admin/entry-admin-server.tsx`. */
  signIn: { html: string; styles: string };
};

/**
 * Returns a function that writes the back office's page with links to the code of the screen at a path, so that the
 * browser fetches it in parallel with the entry. The page of the sign-in form contains the form.
 * @param clientDir folder of the built client
 */
export function openAdminPage(
  clientDir: string,
  { template, headScript, signIn }: AdminPageParts,
): (path: string) => string {
  const listModules = openBuiltModules(clientDir, 'admin-manifest');
  const [start = '', beforeStyles = '', end = ''] = template
    .replace('</head>', '<!--script--></head>')
    .split('<!--script-->');
  const pageWithForm = end.replace('<!--page-->', () => signIn.html);
  return (path) => {
    const [, , screen = ''] = path.split('/');
    const isSignIn = screen === 'login';
    const frame = signInPages.has(screen) ? [] : ['src/admin/pages/AdminFrame.tsx'];
    const links = listModules([...frame, `src/admin/pages/${toPageName(screen)}.tsx`])
      .filter((address) => !template.includes(address))
      .map((address) => `<link rel="modulepreload" crossorigin href="${address}">`);
    return [
      start,
      `<script${isSignIn ? ' data-prerendered="true"' : ''}>${headScript}</script>`,
      beforeStyles,
      ...links,
      isSignIn ? hideFromSignedIn + signIn.styles : '',
      isSignIn ? pageWithForm : end,
    ].join('');
  };
}
