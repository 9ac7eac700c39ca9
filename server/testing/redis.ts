import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { getRedisProblem } from '../cli/connectionProblems.ts';
import { eventually } from './eventually.ts';
import { reservePort } from './reservePort.ts';
import { useServer } from './useServer.ts';

/** Whether this machine has a redis-server. Where CI is set, its absence fails the run instead. */
export const redisIsHere = spawnSync('redis-server', ['--version']).status === 0;

if (!redisIsHere) {
  const advice =
    'redis-server is not installed (Debian: apt-get install redis-server; macOS: brew install redis)';
  if (process.env['CI']) throw new Error(advice);
  process.stderr.write(`${advice}: the tests on Redis are skipped.\n`);
}

/** The engines of the queues that can be tested here. */
export const backends = redisIsHere ? (['postgres', 'redis'] as const) : (['postgres'] as const);

/** A real Redis with an append-only file. */
export type TestRedis = {
  readonly url: string;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
  /** Ends it with SIGTERM. */
  stop(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** kill -9, and deletes its data. */
  lose(): Promise<void>;
  /** FLUSHALL: it deletes its data while it serves. */
  flush(): Promise<void>;
};

/** Starts a Redis on a free port; `remove` stops it and deletes its data. */
export async function startRedis(): Promise<TestRedis & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'safarnama-redis-'));
  const port = await reservePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;

  const launch = async () => {
    const child = spawn(
      'redis-server',
      [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
        ...['--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--loglevel', 'warning'],
      ],
      { stdio: 'ignore' },
    );
    server = child;
    await eventually(async () => child.exitCode !== null || (await getRedisProblem(url)) === undefined);
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
  };
  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const killAtExit = () => server?.kill('SIGKILL');
  process.once('exit', killAtExit);

  await launch();
  return {
    url,
    start: launch,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async lose() {
      await end('SIGKILL');
      await rm(join(folder, 'appendonlydir'), { recursive: true, force: true });
    },
    async flush() {
      const client = new Redis(url, { retryStrategy: () => null });
      await client.flushall().finally(() => client.disconnect());
    },
    async remove() {
      process.off('exit', killAtExit);
      await end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a Redis before the tests of this file (or block), and removes it after them. */
export const useRedis = (): TestRedis => useServer(startRedis, (redis) => redis.remove());

/** A Redis for the tests of one engine, where that is Redis. */
export const useBackend = (backend: (typeof backends)[number]): TestRedis | null =>
  backend === 'redis' ? useRedis() : null;
