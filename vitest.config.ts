import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const outside = ['**/node_modules/**', 'dist/**'];
const components = 'client/**/*.test.tsx';
const architecture =
  'server/testing/{architecture,colours,functionLength,importCycles,tableOwners,compose,deployment,documents,kubernetes,language,securityTable}.test.ts';

/**
 * Files at a time. A file of the browser suite uses a whole core for its product and its pages: more files than cores
 * take longer together, and run into time limits. Suites that wait, for processes and mails, leave room for two more.
 */
const filesAtATime = availableParallelism();
const waiting = { maxWorkers: filesAtATime + 2, sequence: { groupOrder: 0 } };

/** The suites: first those that wait, then the others. No test is retried. */
const suites = [
  // Recovery after a fault may take minutes.
  {
    name: 'faults',
    include: ['{server,workers,e2e}/**/*.fault.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    ...waiting,
  },
  { name: 'pipeline', include: ['workers/**/*.pipeline.test.ts'], ...waiting },
  // The longest check of every page: two minutes on a quiet machine, and several times that on a busy one.
  {
    name: 'browser',
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
  {
    name: 'components',
    include: [components],
    environment: 'jsdom' as const,
    setupFiles: [here('client/src/testing/setup.ts')],
  },
  {
    name: 'unit+api',
    include: ['{server,workers,client,demo,dev}/**/*.test.{ts,tsx}'],
    exclude: [...outside, '**/*.{pipeline,fault}.test.ts', components, architecture],
  },
  { name: 'architecture', include: [architecture], testTimeout: 20_000 },
];

export default defineConfig({
  test: {
    globalSetup: [here('server/testing/globalSetup.ts')],
    pool: 'forks',
    projects: suites.map((suite) => ({
      resolve: {
        alias: [
          { find: '@platform', replacement: here('server/platform') },
          { find: '@modules', replacement: here('server/modules') },
        ],
      },
      test: {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        // Generous, for a busy machine; a condition that never holds still fails.
        expect: { poll: { timeout: 60_000 } },
        environment: 'node' as const,
        exclude: outside,
        // A process runs one file after the other and retains loaded modules: loading the product again for each file
        // took longer than most tests. A file creates its own data in `beforeAll`, never in a module's variable.
        isolate: false,
        maxWorkers: filesAtATime,
        sequence: { groupOrder: 1 },
        ...suite,
      },
    })),
  },
});
