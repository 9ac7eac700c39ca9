import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/platform/process/freePort.ts';
import { cores, spawnOn } from './cores.ts';
import { dist, program } from './programs.ts';

/** An API, a worker or a reference. */
export type BenchProcess = {
  /** Where `/readyz` is: the origin of an API; for a worker, of its metrics. */
  origin: string;
  pid: number;
  /** From its start until `/readyz` responded with 200. */
  readyAfterMs: number;
  stop(): Promise<void>;
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const readyWithinMs = 30_000;

/** One request of `/readyz`, as cheap as possible, because starts are timed with it. */
const isReady = (port: number) =>
  new Promise<boolean>((resolve) => {
    request({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on('error', () => resolve(false))
      .end();
  });

/** `portName` is the setting with the port of `/readyz`. */
async function start(
  core: number,
  portName: 'PORT' | 'METRICS_PORT',
  nodeArguments: string[],
  environment: NodeJS.ProcessEnv,
): Promise<BenchProcess> {
  const port = await freePort();
  const began = performance.now();
  const child = spawnOn(core, nodeArguments, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', [portName]: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let problem = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    problem += chunk.toString();
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null || performance.now() - began > readyWithinMs) {
      child.kill('SIGKILL');
      throw new Error(`${nodeArguments.at(-1)} is not ready: ${problem}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - began,
    async stop() {
      running.delete(child);
      if (child.exitCode !== null) throw new Error(`${nodeArguments.at(-1)} ended by itself: ${problem}`);
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A program of the product with the settings of production and a folder of its own. */
async function startProduct(
  core: number,
  portName: 'PORT' | 'METRICS_PORT',
  entry: string,
  settings: Record<string, string>,
): Promise<BenchProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'safarnama-bench-'));
  const started = await start(core, portName, ['--enable-source-maps', join(dist, entry)], {
    PUBLIC_URL: 'https://safarnama.example',
    JWT_SECRET: 'a secret of the bench, and of nothing else',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@example.com',
    STAFF_EMAIL: 'staff@example.com',
    DATA_DIR: folder,
    STORAGE_URL: `file:${join(folder, 'uploads')}`,
    ...settings,
  });
  return {
    ...started,
    async stop() {
      await started.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The built API, on a core of its own. */
export const startApi = (databaseUrl: string, settings: Record<string, string> = {}): Promise<BenchProcess> =>
  startProduct(cores.server, 'PORT', 'server/main.js', { DATABASE_URL: databaseUrl, ...settings });

/** A built worker, on one core. */
export const startWorker = (core: number, settings: Record<string, string>): Promise<BenchProcess> =>
  startProduct(core, 'METRICS_PORT', 'workers/main.js', { LOG_LEVEL: 'error', ...settings });

/** A bare server of bench/references, on the same core as the API that it is compared with. */
export const startReference = (name: string, environment: NodeJS.ProcessEnv = {}): Promise<BenchProcess> =>
  start(cores.server, 'PORT', [program(name)], environment);

/** Resident memory of a process, in bytes. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  const kilobytes = status
    ? /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) * 1024;
}
