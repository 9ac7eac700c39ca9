import { spawn } from 'node:child_process';

/** An operating-system user that a program runs as. Undefined: the user of this process. */
export type SystemAccount = { uid: number; gid: number } | undefined;

/** A minimal environment, because PG* variables of the operator's shell must not affect the embedded server. */
const environment = () => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' });

/**
 * Runs a program to its end, in its own session, so that a terminal's Ctrl-C does not reach it.
 * @returns its exit code (-1 when it could not be started) and everything it printed
 */
export function runCommand(
  file: string,
  args: string[],
  account?: SystemAccount,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      detached: true,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output: output.trim() }));
  });
}
