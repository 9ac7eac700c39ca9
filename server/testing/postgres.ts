import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, serverAccount } from '../platform/embeddedPostgres/account.ts';
import { postgresBinaries, sharedFolder } from '../platform/embeddedPostgres/binaries.ts';
import {
  createCluster,
  databaseName,
  startCluster,
  stopCluster,
} from '../platform/embeddedPostgres/cluster.ts';
import { reservePort } from './reservePort.ts';

const prefix = 'safarnama-test-';
const clusterName = /^safarnama-test-(\d+)-/;
const password = 'test';

/**
 * Nothing outlives a test run, so nothing needs to survive a power cut. Commits stay synchronous: vacuum cannot
 * mark pages as all-visible before their commit is flushed, and plans would then differ from those in production.
 */
const forgetful = {
  max_connections: '400',
  shared_buffers: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
};

export type TestPostgres = {
  /** Its database `postgres`, for a superuser. */
  url: string;
  /** Ends all sessions, and starts again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a throw-away Postgres. A signal that ends this process stops it, too.
 * @param settings lines of postgresql.conf by name
 */
export async function startTestPostgres(settings: Record<string, string> = forgetful): Promise<TestPostgres> {
  const account = await serverAccount('', () => undefined);
  const binaries = await postgresBinaries(account, () => undefined);
  const home = (await canEnter(tmpdir(), account)) ? tmpdir() : sharedFolder;
  await mkdir(home, { recursive: true });
  const clusterIn = (folder: string) => ({ ...binaries, account, folder: join(folder, 'postgres') });
  for (const name of await readdir(home)) {
    // The data folders of tests (testing/api.ts) start with the same name, but belong to runs in progress.
    const owner = Number(clusterName.exec(name)?.[1] ?? 0);
    if (owner === 0 || isAlive(owner)) continue;
    await stopCluster(clusterIn(join(home, name)));
    await rm(join(home, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(home, `${prefix}${process.pid}-`));
  await chmod(folder, 0o711);
  const cluster = clusterIn(folder);
  await createCluster(cluster, password);
  const port = await reservePort();
  const start = async () => {
    const problem = await startCluster(cluster, { ...settings, port: String(port) });
    if (problem !== undefined) throw new Error(`The test database does not start: ${problem}`);
  };
  await start();
  const stop = async () => {
    await stopCluster(cluster);
    await rm(folder, { recursive: true, force: true });
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stopOnSignal = (signal: (typeof signals)[number]) =>
    void stop().finally(() => process.exit(128 + constants.signals[signal]));
  for (const signal of signals) process.on(signal, stopOnSignal);
  return {
    url: `postgres://${databaseName}:${password}@127.0.0.1:${port}/postgres`,
    async restart() {
      await stopCluster(cluster);
      await start();
    },
    async stop() {
      for (const signal of signals) process.off(signal, stopOnSignal);
      await stop();
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
