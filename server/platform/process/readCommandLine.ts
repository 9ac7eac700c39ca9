import { readFile } from 'node:fs/promises';
import { runCommand } from './runCommand.ts';

/** The command line of the process that has this number now; empty when there is none. */
export async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words.replaceAll('\0', ' ').trim();
  }
  if (process.platform === 'win32') {
    return (await runCommand('tasklist', ['/nh', '/fi', `PID eq ${pid}`])).output;
  }
  return (await runCommand('ps', ['-p', String(pid), '-o', 'command='])).output;
}
