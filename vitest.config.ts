import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const outside = ['**/node_modules/**', 'dist/**'];
const architecture = 'server/testing/{architecture,deployment,kubernetes,securityTable}.test.ts';

/**
 * The suites by name, one after the other. Faults run one file at a time: they stop what others would be using.
 * No test is tried again.
 */
const suites = [
  {
    name: 'unit+api',
    include: ['{server,workers,client}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.{pipeline,fault}.test.ts', architecture],
    testTimeout: 60_000,
  },
  { name: 'architecture', include: [architecture], testTimeout: 20_000 },
  { name: 'pipeline', include: ['workers/**/*.pipeline.test.ts'], groupOrder: 1 },
  { name: 'faults', include: ['{server,workers,e2e}/**/*.fault.test.ts'], groupOrder: 2, maxWorkers: 1 },
  { name: 'browser', include: ['e2e/**/*.e2e.ts'], groupOrder: 3, maxWorkers: 2 },
];

export default defineConfig({
  test: {
    globalSetup: [here('server/testing/globalSetup.ts')],
    pool: 'forks',
    maxWorkers: 2,
    projects: suites.map(({ exclude = [], groupOrder = 0, ...suite }) => ({
      resolve: {
        alias: [
          { find: '@platform/contract', replacement: here('server/platform/contract.ts') },
          { find: '@modules', replacement: here('server/modules') },
          { find: '@app', replacement: here('client/src') },
        ],
      },
      test: {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        // A busy machine takes its time; a condition that never comes still fails.
        expect: { poll: { timeout: 20_000 } },
        environment: 'node' as const,
        exclude: [...outside, ...exclude],
        sequence: { groupOrder },
        ...suite,
      },
    })),
  },
});
