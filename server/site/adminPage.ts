import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

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
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientDir, '.vite/admin-manifest.json'), 'utf8')),
  );

  function collectFiles(key: string, files: Set<string>) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports) collectFiles(imported, files);
  }

  return (path) => {
    const [, , screen = ''] = path.split('/');
    const files = new Set<string>();
    if (!signInPages.has(screen)) collectFiles('src/admin/pages/AdminFrame.tsx', files);
    collectFiles(`src/admin/pages/${toPageName(screen)}.tsx`, files);
    const links = [...files]
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return template.replace('</head>', () => `${links.join('')}</head>`);
  };
}
