import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const run = (options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/simulateGrowth.ts', ...options], {
    encoding: 'utf8',
  });

test('the command of docs/scaling.md says what the text after it says', () => {
  const command = readFileSync('docs/scaling.md', 'utf8').match(
    /^ {4}npx tsx scripts\/simulateGrowth.ts (.+)$/m,
  )?.[1];
  expect(run(command?.split(' ') ?? []).stdout).toBe(
    [
      'writes: 2000/s, longest wait 0.0 s, 0 left after an hour',
      'feed and figures: 1000/s, longest wait 0.0 s, 0 left after an hour',
      'mail: 400/s, longest wait 0.0 s, 0 left after an hour',
      '',
    ].join('\n'),
  );
});

test('refuses what is no number', () => {
  const { status, stdout, stderr } = run(['--writes', 'W']);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: '--writes must be a number above 0, not W\n',
  });
});
