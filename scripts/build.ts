// Builds dist/: server and workers (esbuild), migrations, the client and its server rendering (vite).
// A part whose inputs have not changed since the last build is left as it is.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { build as buildClient, type Rolldown } from 'vite';
import { inputHash } from './inputHash.ts';
import { precompress } from './precompress.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env['NODE_ENV'] = 'production';

/** Entry points by where they are built to, without the extension. */
const programs = {
  'server/main': 'server/main.ts',
  'server/htmlThread': 'server/platform/text/htmlThread.ts',
  'server/platform/process/followParent': 'server/platform/process/followParent.ts',
  'server/cli/migrate': 'server/cli/migrate.ts',
  'demo/seed': 'demo/seed.ts',
  'server/cli/doctor': 'server/cli/doctor.ts',
  'server/cli/backup': 'server/cli/backup.ts',
  'server/cli/restore': 'server/cli/restore.ts',
  'dev/run': 'dev/run.ts',
  'dev/prepareDatabase': 'dev/prepareDatabase.ts',
  'dev/withDatabase': 'dev/withDatabase.ts',
  'workers/main': 'workers/main.ts',
  'workers/cli/replay': 'workers/cli/replay.ts',
  'workers/cli/deadLetters': 'workers/cli/deadLetters.ts',
};

/**
 * Packages that are tied to the machine, read files next to their own, or are rarely loaded. All others that API and
 * worker need are bundled into their files. A CommonJS package that is imported dynamically also belongs here: split
 * off by esbuild, it would have no named exports.
 */
const externalPackages: string[] = [
  ...['sharp', '@node-rs/argon2', 'piscina', 'pdfkit', 'imapflow'],
  ...['@zxcvbn-ts/language-common', '@aws-sdk/client-s3'],
  // Drivers of other databases that knex would load.
  ...['better-sqlite3', 'mariadb', 'mysql', 'mysql2', 'oracledb', 'pg-native', 'pg-query-stream', 'sqlite3'],
  'tedious',
];

/** CommonJS packages within a module find Node's own modules by this. */
const requireForBundled = `import { createRequire as openRequire } from 'node:module'; const require = openRequire(import.meta.url);`;

async function migrations(): Promise<Record<string, string>> {
  const files = (await readdir('migrations')).filter((name) => name.endsWith('.ts'));
  return Object.fromEntries(files.map((name) => [`migrations/${name.slice(0, -3)}`, `migrations/${name}`]));
}

/** All server code that the client may import. */
async function contracts(): Promise<string[]> {
  const files = await readdir('server', { recursive: true });
  return files.filter((file) => file.endsWith('contract.ts')).map((file) => join('server', file));
}

async function buildServer() {
  for (const folder of ['server', 'workers', 'demo', 'dev', 'migrations']) {
    await rm(join('dist', folder), { recursive: true, force: true });
  }
  const always = {
    outdir: 'dist',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'silent', // errors are printed below
  } as const;
  const { 'server/main': api, 'workers/main': worker, ...others } = programs;
  await bundle({ ...always, entryPoints: { ...others, ...(await migrations()) }, packages: 'external' });
  // A few files are read and compiled in half the time of a thousand. Modules that an entry point imports dynamically
  // become files next to it, which are loaded later or never.
  for (const [name, entry] of Object.entries({ 'server/main': api, 'workers/main': worker })) {
    await bundle({
      ...always,
      splitting: true,
      chunkNames: `${dirname(name)}/[name]-[hash]`,
      entryPoints: { [name]: entry },
      external: externalPackages,
      sourcesContent: false,
      banner: { js: requireForBundled },
      define: { 'process.env.NODE_ENV': '"production"' },
    });
  }
  await cp('demo/content', 'dist/demo/content', { recursive: true });
}

/**
 * Small modules that several pages use: a file for each would cost more than it saves. None that imports dynamically:
 * the entry would share its loader with this file, and pages would fetch it before their first paint.
 */
const sharedByPages = {
  name: 'shared',
  test: /(site\/(layout\/\w+|.*Api)\.ts$|ui\/site\/(Picture|Section|CardLink)\.|pictures\.contract|client\/src\/lib\/(api|text)\/|(formats|truncate|itineraryPath|weddingPagePath)\.contract|enquiries\/(consent|spamChecks)\.contract|system\/.*RtlProvider|lucide-react\/dist\/esm\/icons)/,
  minShareCount: 3,
};

/**
 * The MUI components that nearly every page uses, in one file: without it, each further page that uses MUI splits them
 * differently.
 */
const materialBase = { name: 'material', test: /node_modules\/@(mui|emotion)\//, minShareCount: 24 };

/** Its setting must be made before any contract uses it, and chunks that a page imports run before the page. */
const zodWithItsSetting = { name: 'zod', test: /node_modules\/zod\/|zodWithoutEval/ };

/** A group for everything that a module imports, directly or indirectly, when it is loaded. */
function groupImports(root: RegExp, name: string): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, boolean>();
  const isImported = (id: string, graph: Rolldown.ChunkingContext): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // modules of packages import each other
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const result = root.test(id) || importers.some((importer) => isImported(importer, graph));
    known.set(id, result);
    return result;
  };
  return (id, graph) => (isImported(id, graph) ? name : null);
}

const initial: ['$initial'] = ['$initial'];
/**
 * The code that each screen of the back office needs before it is shown, in a few files that browsers fetch in
 * parallel: over HTTP/1.1 many small ones would wait for each other. Code that other screens share with the list of
 * enquiries is used by most of them.
 */
const partsOfBackOffice = [
  { name: 'react', tags: initial, test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'material', tags: initial, test: /node_modules\/@(mui|emotion)\// },
  { name: 'libraries', tags: initial, test: /node_modules\// },
  { name: 'initial', tags: initial },
  { name: groupImports(/AdminFrame\.tsx$/, 'frame'), debugName: 'frame' },
  { name: groupImports(/EnquiriesPage\.tsx$/, 'lists'), debugName: 'lists', minShareCount: 3 },
];
/** In one file, because every page needs both. */
const reactWithDom = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// };
const partsOfSite = [reactWithDom, zodWithItsSetting, materialBase, sharedByPages];

const shorten = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 3);
/** A short name, from those of its file and the class, because each page contains the names of its classes. */
const nameClass = (name: string, file: string) => `_${shorten(relative('client', file))}${shorten(name)}`;

async function buildSite() {
  const configFile = resolve('vite.config.ts');
  const always = {
    configFile,
    logLevel: 'warn' as const,
    css: { modules: { generateScopedName: nameClass } },
  };
  const unfinished = resolve('dist', `.unfinished-${process.pid}`);
  try {
    // Separately, so that no code of the back office gets into a chunk that a visitor loads.
    for (const [face, pages] of Object.entries({
      admin: ['admin.html'],
      site: ['index.html'],
      // The server writes them into its pages: no script loads them.
      fonts: ['src/ui/theme/fonts.css'],
    })) {
      await buildClient({
        ...always,
        build: {
          outDir: join(unfinished, 'client'),
          emptyOutDir: false,
          copyPublicDir: face === 'site',
          manifest: face === 'site' ? true : `.vite/${face}-manifest.json`,
          // One style sheet of the site: with several, the browser would compute the styles of the page again for each.
          cssCodeSplit: face !== 'site',
          rolldownOptions: {
            input: pages.map((page) => resolve('client', page)),
            output: { codeSplitting: { groups: face === 'admin' ? partsOfBackOffice : partsOfSite } },
          },
          reportCompressedSize: false,
        },
      });
    }
    await buildClient({
      ...always,
      // Outside production, React and MUI name and order things differently: server and browser must agree.
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        outDir: join(unfinished, 'ssr'),
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: {
          input: ['client/src/site/entry-server.tsx', 'client/src/admin/entry-admin-server.tsx'].map((file) =>
            resolve(file),
          ),
        },
        manifest: false,
        copyPublicDir: false,
        reportCompressedSize: false,
      },
    });
    // Without a runtime or imports, because the server writes it into its pages.
    await bundle({
      entryPoints: {
        head: 'client/src/site/entry-head.ts',
        'admin-head': 'client/src/admin/entry-admin-head.ts',
      },
      outdir: join(unfinished, 'ssr'),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      logLevel: 'silent',
    });
    const { renderSignIn } = await import(pathToFileURL(join(unfinished, 'ssr/entry-admin-server.js')).href);
    await writeFile(join(unfinished, 'ssr/sign-in.json'), JSON.stringify(await renderSignIn()));
    await precompress(join(unfinished, 'client'));
    // A site that runs from here lacks its files only for a moment.
    for (const folder of ['client', 'ssr']) {
      await rm(join('dist', folder), { recursive: true, force: true });
      await rename(join(unfinished, folder), join('dist', folder));
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const everyPart = ['package-lock.json', 'tsconfig.json', 'scripts'];
const parts = [
  {
    name: 'server',
    build: buildServer,
    from: ['server', 'workers', 'demo', 'dev', 'migrations', ...everyPart],
  },
  {
    name: 'client',
    build: buildSite,
    from: ['client', 'vite.config.ts', ...(await contracts()), ...everyPart],
  },
];

for (const { name, build, from } of parts) {
  const stampFile = join('dist/.stamp', name);
  const stamp = await inputHash(from);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) continue;
  const began = performance.now();
  await rm(stampFile, { force: true });
  try {
    await build();
  } catch (error) {
    process.stderr.write(`The ${name} does not build: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
  process.stdout.write(`built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}
