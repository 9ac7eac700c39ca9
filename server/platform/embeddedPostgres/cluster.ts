import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readCommandLine } from '../process/readCommandLine.ts';
import { runCommand, type SystemAccount } from '../process/runCommand.ts';
import { StartError } from '../process/startError.ts';

/** A Postgres data folder with its programs and its operating-system user. */
export type Cluster = {
  folder: string;
  initdb: string;
  pgCtl: string;
  account: SystemAccount;
};

/** The name of the database and of its owner. */
export const databaseName = 'safarnama';

/**
 * Text is ordered by code points on every machine; the character classes come from the system locale, because pg_trgm
 * uses them to recognise letters: with the type `C` it ignores all Devanagari letters.
 */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C'];

/** Whether the folder contains a complete cluster. */
export async function clusterExists({ folder }: Cluster): Promise<boolean> {
  return stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

async function own(path: string, account: SystemAccount): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/**
 * Creates the cluster in a temporary folder and renames it when it is complete, so that an interrupted creation leaves
 * no partial one.
 */
export async function createCluster(cluster: Cluster, password: string): Promise<void> {
  const { folder, initdb, account } = cluster;
  const unfinished = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await mkdir(dirname(folder), { recursive: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  await own(passwordFile, account);
  let output = '';
  try {
    for (const characterType of characterTypes) {
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(unfinished, { mode: 0o700 });
      await own(unfinished, account);
      const made = await runCommand(
        initdb,
        [
          `--pgdata=${unfinished}`,
          `--username=${databaseName}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          `--lc-ctype=${characterType}`,
        ],
        account,
      );
      if (made.code === 0) return await rename(unfinished, folder);
      output = made.output;
      if (!output.includes('locale')) break;
    }
  } finally {
    await rm(passwordFile, { force: true });
  }
  const reason = output.split('\n').find((line) => line.includes('error:')) ?? output.split('\n').at(-1);
  throw new StartError(`The embedded database could not be made in ${folder}: ${reason}`);
}

/**
 * Starts the server and waits until it accepts connections.
 * @param settings lines of postgresql.conf by name
 * @returns undefined, or the server's own message when it does not start
 */
export async function startCluster(
  { folder, pgCtl, account }: Cluster,
  settings: Record<string, string>,
): Promise<string | undefined> {
  const lines = Object.entries({ ...always, ...settings }).map(([name, value]) => `${name} = '${value}'\n`);
  const configuration = join(folder, 'postgresql.conf');
  await writeFile(configuration, `# Rewritten at every start.\n${lines.join('')}`, { mode: 0o600 });
  await own(configuration, account);
  const log = join(folder, 'server.log');
  await rename(log, `${log}.1`).catch(() => undefined);
  const started = await runCommand(pgCtl, ['start', '-D', folder, '-l', log, '-w', '-t', '120'], account);
  if (started.code === 0) return undefined;
  const lastLog = await readFile(log, 'utf8').catch(() => '');
  return lastLog.split('\n').find((line) => /FATAL|PANIC|could not/.test(line)) ?? started.output;
}

/** Stops the server: ends its sessions and flushes everything to disk. Does nothing when none is running. */
export async function stopCluster({ folder, pgCtl, account }: Cluster): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const stopped = await runCommand(pgCtl, ['stop', '-D', folder, '-m', mode, '-w', '-t', '30'], account);
    if (stopped.code === 0) return;
  }
}

/** The port of the server that currently runs on the folder, or undefined; deletes the pid file of a dead server. */
export async function runningPort({ folder }: Cluster): Promise<number | undefined> {
  const pidFile = join(folder, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  if ((await readCommandLine(pid)).includes('postgres')) return Number(lines[3]) || undefined;
  // The pid may now belong to another process, in which case Postgres would refuse to start.
  await rm(pidFile, { force: true });
  return undefined;
}
