import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { canEnter, serverAccount } from '../../server/platform/embeddedPostgres/account.ts';
import { postgresBinaries, sharedFolder } from '../../server/platform/embeddedPostgres/binaries.ts';
import {
  type Cluster,
  clusterExists,
  createCluster,
  databaseName,
  runningPort,
  startCluster,
  stopCluster,
} from '../../server/platform/embeddedPostgres/cluster.ts';
import { errorCode } from '../../server/platform/errorCode.ts';
import { freePort } from '../../server/platform/process/freePort.ts';
import { StartError } from '../../server/platform/process/startError.ts';
import { makeDataFolder } from './dataFolder.ts';
import { readStoredSecret } from './storedSecret.ts';

type Log = (line: string) => void;

/** A running embedded server. */
export type EmbeddedPostgres = {
  /** Address of the application's database, with its password. */
  url: string;
  /** Whether the server was running already: another process of this data folder may need it. */
  wasRunning: boolean;
  /** Ends all sessions, flushes everything to disk and waits for the server to exit. */
  stop(): Promise<void>;
};

const attempts = 3;

/**
 * Starts the Postgres of the data folder and creates it on the first call. A server that still runs on it, such as one
 * left by a kill -9, is reused.
 * @param dataDir its folder `postgres` holds the cluster, its file `postgres-password` the password
 * @param log receives lines for the operator
 * @throws StartError when no server can run here
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const root = resolve(dataDir);
  await makeDataFolder(root);
  const account = await serverAccount(join(root, 'postgres'), log);
  const binaries = await postgresBinaries(account, log);
  const cluster = { ...binaries, account, folder: await place(root, { ...binaries, account }, log) };
  const password = await readStoredSecret(join(root, 'postgres-password'));
  if (!(await clusterExists(cluster))) await createCluster(cluster, password);
  const url = (port: number, database: string) =>
    `postgres://${databaseName}:${password}@127.0.0.1:${port}/${database}`;
  const stop = () => stopCluster(cluster);

  const running = await runningPort(cluster);
  if (running !== undefined) {
    const ready = await ensureDatabase(url(running, 'postgres')).catch((error: unknown) => error);
    if (ready === undefined) return { url: url(running, databaseName), wasRunning: true, stop };
    await stop();
  }
  let reason: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = await freePort();
    reason = await startCluster(cluster, {
      max_connections: '100',
      shared_buffers: '128MB',
      port: String(port),
    });
    if (reason !== undefined) continue;
    try {
      await ensureDatabase(url(port, 'postgres'));
      return { url: url(port, databaseName), wasRunning: false, stop };
    } catch (error) {
      await stop();
      throw unusable(cluster.folder, error instanceof Error ? error.message : String(error));
    }
  }
  throw unusable(cluster.folder, reason ?? '');
}

const unusable = (folder: string, reason: string) =>
  new StartError(`The embedded database in ${folder} does not start: ${reason}`);

/** Where the cluster is: in the data folder or, if the Postgres user cannot reach that, behind a symbolic link. */
async function place(
  root: string,
  reached: Pick<Cluster, 'initdb' | 'pgCtl' | 'account'>,
  log: Log,
): Promise<string> {
  const requested = join(root, 'postgres');
  const there = await realpath(requested).catch(() => undefined);
  if (there) {
    if (await canEnter(there, reached.account)) return there;
    throw new StartError(`The embedded database in ${there} cannot be reached by the user that owns it.`);
  }
  if (await canEnter(root, reached.account)) return requested;
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const home = join(sharedFolder, name);
  await mkdir(sharedFolder, { recursive: true });
  await chmod(sharedFolder, 0o755);
  if (await stat(home).catch(() => undefined)) {
    // Its data folder was deleted, so this is a first start; the old cluster is not thrown away.
    await stopCluster({ ...reached, folder: home });
    await rm(`${home}.old`, { recursive: true, force: true });
    await rename(home, `${home}.old`);
    log(`The database of an earlier ${root} was set aside as ${home}.old.`);
  }
  if (await lstat(requested).catch(() => undefined)) await rm(requested);
  await symlink(home, requested);
  log(`Postgres may not run as root, and another user cannot reach ${root}: the database lies in ${home}.`);
  return home;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    const alreadyThere = '42P04';
    if (errorCode(error) !== alreadyThere) throw error;
  } finally {
    await client.end();
  }
}
