// Limits for the size of a visitor's first page and of the start of the back office, measured on the build; `make
// check` fails beyond them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readClientManifest } from '../server/site/clientManifest.ts';

const client = 'dist/client';
const budgets = {
  'home page, script': 185_000,
  'home page, fonts': 90_000,
  'back office, script before any screen': 230_000,
};

/** The chunks that the entries import, and for a `page` also those that it loads later on its own. */
function listChunks(name: 'manifest' | 'admin-manifest', entries: string[], page?: string): Set<string> {
  const manifest = readClientManifest(client, name);
  const scripts = new Set<string>();
  const visit = (key: string, isPage: boolean) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports) visit(imported, false);
    // The entry's other dynamic imports are the other pages.
    if (isPage) for (const later of chunk.dynamicImports) visit(later, true);
  };
  for (const entry of entries) visit(entry, false);
  if (page) visit(page, true);
  return scripts;
}

const compressed = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).length, 0);

const scripts = listChunks(
  'manifest',
  ['index.html', 'src/site/start/startSite.tsx'],
  'src/site/pages/HomePage.tsx',
);
const page = readFileSync(join(client, 'index.html'), 'utf8');
const preloaded = [...page.matchAll(/href="\/([^"]+\.woff2)"/g)];
const fonts = preloaded.reduce((sum, [, file = '']) => sum + readFileSync(join(client, file)).length, 0);
const measured = {
  // The script in its head is part of the page.
  'home page, script': compressed(scripts) + compressed(['../ssr/head.js']),
  'home page, fonts': fonts,
  'back office, script before any screen': compressed(listChunks('admin-manifest', ['admin.html'])),
};

const forbidden = /@mui\/x-|tiptap|x-charts/;
const strangers = [...scripts].filter((file) => forbidden.test(readFileSync(join(client, file), 'utf8')));

let isOver = strangers.length > 0;
for (const file of strangers)
  process.stdout.write(`${file} brings the back office's libraries to the home page\n`);
for (const [what, limit] of Object.entries(budgets)) {
  const weight = measured[what as keyof typeof budgets]; // keys of the same object
  isOver ||= weight > limit;
  process.stdout.write(`${what}: ${weight} of ${limit} bytes${weight > limit ? ': too heavy' : ''}\n`);
}
process.exitCode = isOver ? 1 : 0;
