import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/platform/process/freePort.ts';
import { cores, spawnOn } from './cores.ts';
import { dist, program } from './programs.ts';

export type Server = {
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

/** One request of `/readyz`, as cheap as possible, because the server's start is timed with it. */
const isReady = (port: number) =>
  new Promise<boolean>((resolve) => {
    request({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on('error', () => resolve(false))
      .end();
  });

async function start(nodeArguments: string[], environment: NodeJS.ProcessEnv): Promise<Server> {
  const port = await freePort();
  const began = performance.now();
  const child = spawnOn(cores.server, nodeArguments, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...environment },
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

/** The built API with the settings of production, on a core of its own. */
export async function startApi(
  databaseUrl: string,
  settings: Record<string, string> = {},
  nodeArguments: string[] = [],
): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'safarnama-bench-'));
  const server = await start([...nodeArguments, '--enable-source-maps', join(dist, 'server/main.js')], {
    PUBLIC_URL: 'https://safarnama.example',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a secret of the bench, and of nothing else',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@example.com',
    STAFF_EMAIL: 'staff@example.com',
    DATA_DIR: folder,
    STORAGE_URL: `file:${join(folder, 'uploads')}`,
    ...settings,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A bare server of bench/references, on the same core as the API that it is compared with. */
export const startReference = (name: string, environment: NodeJS.ProcessEnv = {}): Promise<Server> =>
  start([program(name)], environment);

/** Resident memory of a process, in bytes. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  const kilobytes = status
    ? /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) * 1024;
}
