// Runs the whole test-suite and ends with one line of counts: "N passed, N failed, N skipped".
// Arguments go to vitest, as in: npm test -- --project faults
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const folder = mkdtempSync(join(tmpdir(), 'safarnama-report-'));
const file = join(folder, 'report.json');
const run = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);

let line = 'no report: the run broke off';
try {
  const counts = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  // A file that breaks before its first test has no failed test to count.
  const broken = counts.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const skipped = counts.numPendingTests + counts.numTodoTests;
  line = `${counts.numPassedTests} passed, ${counts.numFailedTests + broken} failed, ${skipped} skipped`;
} catch (error) {
  process.exitCode = 1;
  if (run.status === 0) process.stderr.write(`${String(error)}\n`);
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${line}\n`);
if (run.status !== 0) process.exitCode = run.status ?? 1;
