import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { reservePort } from './reservePort.ts';
import { useResponseWatch } from './watchResponses.ts';

// `make run` from the operator's point of view: dist/dev/run.js with its own embedded database.

let home: string;
let dataDir: string;
const running = new Set<ChildProcess>();
const responses = useResponseWatch();

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'safarnama-run-'));
  dataDir = join(home, 'data');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...running].map((child) => once(child, 'exit')));
  await rm(home, { recursive: true, force: true });
});

function run(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/dev/run.js'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO_CONTENT: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    running.delete(child);
    return { code, output };
  });
  const ready = () =>
    eventually(() => {
      if (child.exitCode !== null) return true;
      return output.includes('Safarnama is running');
    }, 120_000).then(() => expect(output).toContain('Safarnama is running'));
  return { child, ended, ready, output: () => output };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Postgres reports that it has stopped shortly before its process ends. */
const gone = (pid: number) => eventually(() => !isAlive(pid));

/** The newest process number in a child's log. */
async function loggedPid(name: string): Promise<number> {
  const log = await readFile(join(dataDir, 'logs', `${name}.log`), 'utf8');
  return Number(/"pid":(\d+)/.exec(log.trim().split('\n').at(-1) ?? '')?.[1]);
}

async function processes() {
  const postmaster = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return {
    api: await loggedPid('api'),
    worker: await loggedPid('worker'),
    postgres: Number(postmaster.split('\n')[0]),
  };
}

describe('make run', () => {
  test('starts everything, stops everything at Ctrl-C, and retains the data for the next start', async () => {
    const port = String(await reservePort());
    responses.watch(`http://127.0.0.1:${port}`);
    const first = run({ PORT: port });
    await first.ready();
    const password = /Password +(\S+)/.exec(first.output())?.[1] ?? '';
    const signIn = () =>
      fetch(`http://127.0.0.1:${port}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password }),
      });
    expect((await signIn()).status).toBe(200);
    for (const file of ['first-admin.txt', 'jwt-secret', 'postgres-password']) {
      expect([file, (await stat(join(dataDir, file))).mode & 0o777]).toEqual([file, 0o600]);
    }
    const { api, worker, postgres } = await processes();
    expect([api, worker, postgres].map(isAlive)).toEqual([true, true, true]);

    const second = await run({ PORT: String(await reservePort()) }).ended;
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/^DATA_DIR .* is in use: Safarnama runs already \(process \d+\)\.\n$/);

    process.kill(api, 'SIGKILL');
    await eventually(async () => (await signIn()).status === 200);
    expect(first.output()).toContain('The API was ended by SIGKILL; it starts again');
    const apiAgain = await loggedPid('api');

    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(0);
    expect([apiAgain, worker].map(isAlive)).toEqual([false, false]);
    await gone(postgres);

    const again = run({ PORT: port });
    await again.ready();
    expect(again.output()).toContain('as printed at the first start');
    expect(again.output()).not.toContain(password);
    expect((await signIn()).status).toBe(200);

    // When it is killed itself, its children end; the next start takes over the database.
    const left = await processes();
    again.child.kill('SIGKILL');
    await eventually(() => !isAlive(left.api) && !isAlive(left.worker));
    expect(isAlive(left.postgres)).toBe(true);
    const third = run({ PORT: port });
    await third.ready();
    expect((await signIn()).status).toBe(200);
    third.child.kill('SIGTERM');
    expect((await third.ended).code).toBe(0);
    await gone(left.postgres);
    expect(existsSync(join(dataDir, 'run.pid'))).toBe(false);
  });

  test.each([
    [
      'DATA_DIR',
      { DATA_DIR: '/proc/safarnama/data' },
      'DATA_DIR /proc/safarnama/data cannot be created (ENOENT).',
    ],
    ['PORT', { PORT: 'many' }, 'Wrong settings: PORT must be a whole number'],
    ['JWT_SECRET', { JWT_SECRET: 'short' }, 'Wrong settings: JWT_SECRET must have at least 32 characters'],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      'DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
    ],
    [
      'REDIS_URL',
      { REDIS_URL: 'redis://127.0.0.1:1' },
      'REDIS_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
    ],
  ])('reports a wrong %s in one line', async (_name, settings, line) => {
    const { code, output } = await run({ PORT: String(await reservePort()), ...settings }).ended;
    expect({ code, output }).toEqual({ code: 1, output: `${line}\n` });
  });

  test('reports a port that is in use in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, output } = await run({ PORT: port }).ended;
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^PORT ${port} is taken by another process; .*\n$`));
  });

  test('does not load libraries that only its children need', async () => {
    const launcher = await readFile('dist/dev/run.js', 'utf8');
    const imported = [...launcher.matchAll(/^import .* from "(?!node:)([^"]+)";$/gm)].map(([, name]) => name);
    expect([...new Set(imported)].sort()).toEqual(['ioredis', 'pg', 'postal-mime', 'smtp-server', 'zod']);
  });

  test('generates nothing in production', async () => {
    const { code, output } = await run({ NODE_ENV: 'production' }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^Wrong settings: .*DATABASE_URL is missing.*\n$/);
    for (const name of ['JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'STAFF_EMAIL', 'STORAGE_URL']) {
      expect(output).toContain(`${name} is missing`);
    }
  });
});
