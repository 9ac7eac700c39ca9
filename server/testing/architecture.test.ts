import { basename } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { isForDevelopers, sourceFiles } from './sourceFiles.ts';
import { listImports, parseFile } from './syntaxTree.ts';

/**
 * The import rules: the first row whose `from` matches a file applies. `*` stands for a name, `**` for any path,
 * `{own}` for the match of `{own}` in `from`; built-in modules are `node:…`, packages `npm:…`.
 */
const sharedShapes = ['server/platform/contract.ts', 'server/platform/**.contract.ts'];
const moduleContracts = ['server/modules/**/contract.ts', 'server/modules/**/*.contract.ts'];
const contracts = [...moduleContracts, ...sharedShapes];
const published = [
  ...contracts,
  'server/modules/**/channels.ts',
  'server/modules/**/events.ts',
  'server/modules/**/queries.ts',
  'server/modules/events.ts',
];
const packages = ['node:**', 'npm:**'];
const table: { from: string; may: string[] }[] = [
  // A contract ships to the browser.
  ...sharedShapes.map((from) => ({ from, may: ['npm:zod', ...sharedShapes] })),
  ...moduleContracts.map((from) => ({ from, may: ['npm:zod', ...contracts] })),
  { from: 'server/platform/**', may: ['server/platform/**', ...packages] },
  { from: 'dev/embedded/**', may: ['dev/embedded/**', 'server/cli/**', 'server/platform/**', ...packages] },
  { from: 'server/modules/events.ts', may: ['server/modules/**/events.ts', 'server/platform/**'] },
  // A command may call another module's command, in its own transaction; the folders of modules form no cycle.
  ...['server/modules/{own}/commands/**', 'server/modules/{own}/*/commands/**'].map((from) => ({
    from,
    may: [
      'server/modules/{own}/**',
      'server/modules/**/commands/**',
      'server/platform/**',
      ...published,
      ...packages,
    ],
  })),
  {
    from: 'server/modules/{own}/**',
    may: ['server/modules/{own}/**', 'server/platform/**', ...published, ...packages],
  },
  // Composition roots, server rendering and the tests' tools put everything together.
  { from: 'server/**', may: ['server/**', ...packages] },
  { from: 'demo/**', may: ['demo/**', 'server/**', ...packages] },
  { from: 'dev/**', may: ['dev/**', 'demo/**', 'server/**', ...packages] },
  // The map and the machinery of the workers know every consumer; a consumer knows no other.
  ...['workers/*', 'workers/cli/*'].map((from) => ({
    from,
    may: ['workers/**', 'server/platform/**', ...published, 'server/modules/**/commands/**', ...packages],
  })),
  {
    from: 'workers/delivery/**',
    may: ['workers/delivery/**', 'workers/subscriptions.ts', 'server/platform/**', ...published, ...packages],
  },
  {
    from: 'workers/consumers/*',
    may: [
      'workers/delivery/**',
      'workers/*',
      'server/platform/**',
      ...published,
      'server/modules/**/commands/**',
      ...packages,
    ],
  },
  {
    from: 'workers/consumers/{own}/**',
    may: [
      'workers/consumers/{own}/**',
      'workers/delivery/**',
      'workers/*',
      'server/platform/**',
      ...published,
      'server/modules/**/commands/**',
      ...packages,
    ],
  },
  {
    from: 'workers/schedules/**',
    may: [
      'workers/schedules/**',
      'server/platform/**',
      ...published,
      'server/modules/**/commands/**',
      ...packages,
    ],
  },
  // Downwards only: lib, ui, features, and the two apps that compose them and do not know each other.
  { from: 'client/src/lib/**', may: ['client/src/lib/**', ...contracts, 'npm:**'] },
  { from: 'client/src/ui/**', may: ['client/src/ui/**', 'client/src/lib/**', ...contracts, 'npm:**'] },
  {
    from: 'client/src/features/{own}/**',
    may: ['client/src/features/{own}/**', 'client/src/ui/**', 'client/src/lib/**', ...contracts, 'npm:**'],
  },
  ...['site', 'admin'].map((app) => ({
    from: `client/src/${app}/**`,
    may: [
      `client/src/${app}/**`,
      'client/src/features/**',
      'client/src/ui/**',
      'client/src/lib/**',
      ...contracts,
      'npm:**',
    ],
  })),
  { from: 'migrations/*', may: ['npm:knex'] },
];

const isConfiguration = (file: string) => /^[^/]+\.config\.ts$/.test(file);

const pattern = (glob: string, own = '([^/]+)') =>
  new RegExp(
    `^${glob
      .replace(/[.+]/g, '\\$&')
      .replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))
      .replaceAll('{own}', own)}$`,
  );

/** The imports of a file that its row of the table does not allow. */
function forbidden(file: string, imports: string[]): string[] {
  const row = table.find(({ from }) => pattern(from).test(file));
  if (!row) return [`${file} has no row in the table`];
  const own = pattern(row.from).exec(file)?.[1];
  const allowed = row.may.map((glob) => pattern(glob, own));
  return imports
    .filter((target) => !allowed.some((one) => one.test(target)))
    .map((target) => `${file} → ${target}`);
}

describe('architecture', () => {
  const files = sourceFiles();
  const modules = files.map((file) => ({ file, imports: listImports(file, parseFile(file)) }));

  test('the table covers all files', () => {
    expect(forbidden('server/modules/a/routes.ts', ['server/modules/b/commands/c.ts'])).toHaveLength(1);
    expect(
      forbidden('server/modules/a/routes.ts', [
        'server/modules/a/commands/c.ts',
        'server/modules/b/queries.ts',
      ]),
    ).toEqual([]);
    expect(forbidden('client/src/features/a/A.tsx', ['client/src/features/b/B.tsx'])).toHaveLength(1);
    expect(forbidden('client/src/site/a.tsx', ['server/modules/a/events.ts', 'node:fs'])).toHaveLength(2);
    expect(
      forbidden('workers/consumers/mail/a.ts', [
        'workers/consumers/other/b.ts',
        'server/modules/a/routes.ts',
      ]),
    ).toHaveLength(2);
    expect(forbidden('migrations/1_a.ts', ['npm:knex', 'server/modules/a/A.ts'])).toHaveLength(1);
    expect(files.length).toBeGreaterThan(50);
    expect(modules.some(({ file, imports }) => file === 'server/app.ts' && imports.includes('npm:koa'))).toBe(
      true,
    );
  });

  test('every import is allowed by the table of architecture.md', () => {
    const found = modules
      .filter(({ file }) => !isForDevelopers(file) && !isConfiguration(file))
      .flatMap(({ file, imports }) => forbidden(file, imports));
    expect(found).toEqual([]);
  });

  test('nothing in the server and the workers imports the launcher or the demo, tests included', () => {
    const found = modules
      .filter(({ file }) => /^(server|workers)\//.test(file))
      .flatMap(({ file, imports }) =>
        imports.filter((target) => /^(dev|demo)\//.test(target)).map((target) => `${file} → ${target}`),
      );
    expect(found).toEqual([]);
  });

  test('there are no index files of exports', () => {
    expect(files.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual([]);
  });
});
