import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { missingOrDoubled, submitMany } from './invariants.ts';
import { useProcesses } from './processes.ts';
import { backends, useBackend } from './redis.ts';
import { reservePort } from './reservePort.ts';
import { useSmtp } from './smtp.ts';
import { useFolder } from './useFolder.ts';

const processes = useProcesses();

const fetchStatus = (origin: string, path: string) =>
  fetch(`${origin}${path}`).then(
    ({ status }) => status,
    () => 0,
  );

const waits = async (origin: string) => {
  await eventually(async () => (await fetchStatus(origin, '/livez')) === 200);
  expect(await fetchStatus(origin, '/readyz')).toBe(503);
};

/** Reserves a port for a server that starts later. */
function startLate(port: number, url: string): Server {
  const { hostname, port: target } = new URL(url);
  return createServer((near) => {
    const far = connect(Number(target), hostname);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  }).listen(port, '127.0.0.1');
}

describe.each(backends)('with queues on %s, a process that starts before its engines', (backend) => {
  const database = useDatabase();
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  const settings = {
    STAFF_EMAIL: 'staff@example.com',
    LOG_LEVEL: 'warn',
  } as const;
  const engines = () => ({ SMTP_URL: smtp.url, ...(redis ? { REDIS_URL: redis.url } : {}) });

  it('waits alive, and works once Postgres is available', async () => {
    const port = await reservePort();
    const address = new URL(database.url);
    address.host = `127.0.0.1:${port}`;
    const all = { ...settings, ...engines(), DATABASE_URL: address.href };
    const api = await processes.launch('api', all);
    const worker = await processes.launch('worker', all);
    const stopped = await processes.launch('worker', all);
    for (const { origin } of [api, worker, stopped]) await waits(origin);
    const countLines = (text: string) => worker.output().split(text).length - 1;
    await eventually(async () => countLines('listening failed') > 1);
    expect(countLines('a consumer waits for its queue')).toBeLessThanOrEqual(countLines('listening failed'));
    await stopped.end('SIGTERM');
    expect(await stopped.exited).toBe(0);

    servers.push(startLate(port, database.url));
    for (const { origin } of [api, worker]) {
      await eventually(async () => (await fetchStatus(origin, '/readyz')) === 200);
    }
    const accepted = await submitMany(api.origin, 5);
    await eventually(async () => {
      expect(await missingOrDoubled(database.db, smtp.messages, accepted)).toEqual([]);
    });
    await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')]);
    expect([await api.exited, await worker.exited]).toEqual([0, 0]);
  });

  if (redis) {
    it('waits alive, and works once Redis is available', async () => {
      await redis.stop();
      const all = { ...settings, ...engines(), DATABASE_URL: database.url };
      const worker = await processes.launch('worker', all);
      const stopped = await processes.launch('worker', all);
      for (const { origin } of [worker, stopped]) await waits(origin);
      await stopped.end('SIGTERM');
      expect(await stopped.exited).toBe(0);
      await redis.start();
      await eventually(async () => (await fetchStatus(worker.origin, '/readyz')) === 200);
      await worker.end('SIGTERM');
      expect(await worker.exited).toBe(0);
    });
  }
});

/** Prints a line when the program installs its handler of SIGTERM: as process 1, Node has none of its own. */
const announceHandler = `const on = process.on;
process.on = function (name, ...rest) {
  const result = on.call(this, name, ...rest);
  if (name === 'SIGTERM') require('node:fs').writeSync(1, 'handles SIGTERM\\n');
  return result;
};`;

const folder = useFolder();
const handlerAnnouncer = () => join(folder.path, 'announceHandler.cjs');
beforeAll(async () => {
  await writeFile(handlerAnnouncer(), announceHandler);
});

const asProcessOne = ['unshare', '--pid', '--fork', '--kill-child'];
const mayUnshare = spawnSync(asProcessOne[0] ?? '', [...asProcessOne.slice(1), 'true']).status === 0;

describe.runIf(mayUnshare).each(['api', 'worker'] as const)('the %s as process 1', (program) => {
  const database = useDatabase();

  // Counted from the installation of the signal handlers: before that, only Node runs.
  it.each([0, 30, 100, 300, 1000])('exits with 0 after a SIGTERM %i ms into its start', async (afterMs) => {
    const started = await processes.launch(
      program,
      { DATABASE_URL: database.url, NODE_OPTIONS: `--require ${handlerAnnouncer()}` },
      { prefix: asProcessOne },
    );
    await eventually(() => started.output().includes('handles SIGTERM'));
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    const children = await readFile(`/proc/${started.pid}/task/${started.pid}/children`, 'utf8');
    process.kill(Number(children), 'SIGTERM');
    const late = new Promise((resolve) => setTimeout(resolve, 30_000, started.output()));
    expect(await Promise.race([started.exited, late])).toBe(0);
  });
});

describe.each(['api', 'worker'] as const)('the built %s', (program) => {
  const built = program === 'api' ? 'dist/server' : 'dist/workers';

  it('leaves jsdom, which takes most of a second to load, to the thread for HTML', async () => {
    const files = (await readdir(built)).filter((name) => name.endsWith('.js') && name !== 'htmlThread.js');
    expect(files).toContain('main.js');
    for (const name of files)
      expect(await readFile(join(built, name), 'utf8'), name).not.toMatch(
        /(from|import\(|require\() ?"jsdom"/,
      );
    expect(await readFile('dist/server/htmlThread.js', 'utf8')).toContain('from "jsdom"');
  });

  it('handles signals before it loads anything', async () => {
    const imports = (await readFile(join(built, 'main.js'), 'utf8')).match(/^import .*$/gm) ?? [];
    expect(imports.filter((line) => !line.includes("from 'node:"))).toEqual([]);
  });
});
