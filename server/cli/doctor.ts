import { existsSync } from 'node:fs';
import { omitEmpty } from '../platform/config.ts';
import { redactSecrets } from './doctor/redactSecrets.ts';
import { runChecks } from './doctor/runChecks.ts';
import { toOneLine } from './formatProblem.ts';

/** `npm run doctor`: prints a line for each check, and exits with code 1 when one fails. */
async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const given = omitEmpty(process.env);
  const findings = await runChecks(given);
  for (const { level, what, remedy } of findings) {
    const line = `${level.padEnd(4)}  ${what}${remedy ? ` → ${remedy}` : ''}`;
    process.stdout.write(`${redactSecrets(line, given)}\n`);
  }
  if (findings.some(({ level }) => level === 'FAIL')) process.exitCode = 1;
}

main().then(
  // A check that timed out still runs.
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${redactSecrets(toOneLine(error), process.env)}\n`);
    process.exit(1);
  },
);
