// Runs the whole test-suite and ends with the failures and a line of counts: "N passed, N failed, N skipped".
// Arguments go to vitest, as in: npm test -- --project faults
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';

const report = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const folder = mkdtempSync(join(tmpdir(), 'safarnama-report-'));
const file = join(folder, 'report.json');
const run = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => run.kill(signal));
const [status]: (number | null)[] = await once(run, 'exit');

let line = 'no report: the run broke off';
try {
  const counts = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failures = counts.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const path = relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that breaks before its first test has no failed test to count.
      return failed.length ? failed.map(({ fullName }) => `${path}: ${fullName}`) : [path];
    });
  if (status !== 0 && failures.length === 0) failures.push('an error outside of the tests, shown above');
  for (const failure of failures) process.stdout.write(`failed: ${failure}\n`);
  const skipped = counts.numPendingTests + counts.numTodoTests;
  line = `${counts.numPassedTests} passed, ${failures.length} failed, ${skipped} skipped`;
} catch (error) {
  process.exitCode = 1;
  if (status === 0) process.stderr.write(`${String(error)}\n`);
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${line}\n`);
if (status !== 0) process.exitCode = status ?? 1;
