// What a visitor's first page may weigh, measured on the build: `make check` fails beyond it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const client = 'dist/client';
const budgets = { script: 185_000, fonts: 90_000 };

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')));

/** The home page's chunks: what it imports, and what it loads later by itself. */
function chunksOfHome(): Set<string> {
  const scripts = new Set<string>();
  const visit = (key: string, isPage: boolean) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports) visit(imported, false);
    // The dynamic imports of what brings the site to life are the other pages.
    if (isPage) for (const later of chunk.dynamicImports) visit(later, true);
  };
  visit('index.html', false);
  visit('src/site/start/startSite.tsx', false);
  visit('src/site/pages/HomePage.tsx', true);
  return scripts;
}

const compressed = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).length, 0);

const scripts = chunksOfHome();
const page = readFileSync(join(client, 'index.html'), 'utf8');
const preloaded = [...page.matchAll(/href="\/([^"]+\.woff2)"/g)];
const fonts = preloaded.reduce((sum, [, file = '']) => sum + readFileSync(join(client, file)).length, 0);
const measured = { script: compressed(scripts), fonts };

const forbidden = /@mui\/x-|tiptap|x-charts/;
const strangers = [...scripts].filter((file) => forbidden.test(readFileSync(join(client, file), 'utf8')));

let isOver = strangers.length > 0;
for (const file of strangers)
  process.stdout.write(`${file} brings the back office's libraries to the home page\n`);
for (const [what, limit] of Object.entries(budgets)) {
  const weight = measured[what as keyof typeof budgets]; // keys of the same object
  isOver ||= weight > limit;
  process.stdout.write(
    `home page, ${what}: ${weight} of ${limit} bytes${weight > limit ? ': too heavy' : ''}\n`,
  );
}
process.exitCode = isOver ? 1 : 0;
