import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { SignIn } from '../../server/cli/firstAdmin.ts';
import { StartError } from '../../server/platform/process/startError.ts';

/** The report that the program that prepares the database gives at its end. */
export type Preparation = { signIn: SignIn } | { problem: string };

/**
 * Runs the program that prepares the database and waits for its end.
 * @param args arguments of Node, the program among them
 * @throws StartError saying why the site cannot start
 */
export async function runPreparation(args: string[], env: NodeJS.ProcessEnv): Promise<SignIn> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const reports: Preparation[] = [];
  child.on('message', (report: Preparation) => reports.push(report));
  await once(child, 'disconnect');
  const [report = { problem: 'The preparation of the database was ended.' }] = reports;
  if ('problem' in report) throw new StartError(report.problem);
  return report.signIn;
}
