import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    await eventually(async () => child.exitCode !== null || (await answersPing(port)));
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
    url: `redis://127.0.0.1:${port}`,
    start: launch,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async lose() {
      await end('SIGKILL');
      await rm(join(folder, 'appendonlydir'), { recursive: true, force: true });
    },
    async flush() {
      const response = await sendCommand(port, 'FLUSHALL');
      if (response !== '+OK') throw new Error(`FLUSHALL: ${response}`);
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

// While it loads its file it responds with -LOADING.
const answersPing = async (port: number): Promise<boolean> => (await sendCommand(port, 'PING')) === '+PONG';

/** The first line of the response; null when there is none. */
function sendCommand(port: number, command: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(`${command}\r\n`));
    const settle = (response: string | null) => {
      socket.destroy();
      resolve(response);
    };
    socket.on('data', (reply) => settle(reply.toString().split('\r\n')[0] ?? null));
    socket.on('error', () => settle(null));
  });
}

/** A Redis for the tests of one engine, where that is Redis. */
export const useBackend = (backend: (typeof backends)[number]): TestRedis | null =>
  backend === 'redis' ? useRedis() : null;
