import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { freePort } from '../embedded/freePort.ts';
import { isReady } from '../embedded/ready.ts';
import type { settingSchemas } from '../platform/config.ts';
import { eventually } from './eventually.ts';
import { type AnswerWatch, useAnswerWatch } from './watchAnswers.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Settings by name; what is not given has the value that suits a test, never the one of the outer shell. */
export type Settings = Partial<Record<keyof typeof settingSchemas | 'TMPDIR' | 'NODE_OPTIONS', string>>;

/** A real process of the built product. */
export type TestProcess = {
  readonly pid: number;
  /** Where the API answers; for a worker, where its metrics are. */
  readonly origin: string;
  /** Everything that it printed so far. */
  output(): string;
  /** Sends the signal to this pid and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

export type Processes = {
  /** Starts dist/server/main.js and waits until it is ready. `PORT` may be given, to start again on the same. */
  startApi(settings: Settings): Promise<TestProcess>;
  /** Starts dist/workers/main.js and waits until it is ready. */
  startWorker(settings: Settings): Promise<TestProcess>;
  /** Holds an answer that did not come by `fetch` against its declaration, as all that did are. */
  see: AnswerWatch['see'];
};

const readyWithinMs = 60_000;

/**
 * Starts processes from dist for the tests of this file (or block), and kills what is left after them. A test fails
 * when an API gave it an answer that is not what the description of the API says.
 */
export function useProcesses(): Processes {
  const answers = useAnswerWatch();
  const children = new Set<ChildProcess>();
  const folders: string[] = [];
  const killAll = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', killAll);
  afterAll(async () => {
    process.off('exit', killAll);
    await Promise.all([...children].map((child) => end(child, 'SIGKILL')));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  async function startProcess(entry: string, given: Settings, readyPort: 'PORT' | 'METRICS_PORT') {
    const ports = { PORT: given.PORT ?? String(await freePort()), METRICS_PORT: String(await freePort()) };
    let dataDir = given.DATA_DIR;
    if (!dataDir) {
      dataDir = await mkdtemp(join(tmpdir(), 'safarnama-data-'));
      folders.push(dataDir);
    }
    const settings: Settings = {
      NODE_ENV: 'test',
      PUBLIC_URL: `http://127.0.0.1:${ports.PORT}`,
      JWT_SECRET: 'a secret of the tests, and of nothing else',
      ...ports,
      ...given,
      DATA_DIR: dataDir,
    };
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', join(dist, 'server/followParent.js'), join(dist, entry)],
      { env: { PATH: process.env['PATH'], ...settings }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    const origin = `http://127.0.0.1:${settings[readyPort]}`;
    await eventually(async () => isOver(child) || (await isReady(origin)), readyWithinMs).catch(
      (error: unknown) => {
        throw new Error(`${entry} is not ready:\n${output}`, { cause: error });
      },
    );
    if (isOver(child)) throw new Error(`${entry} ended at its start:\n${output}`);
    return {
      pid: child.pid ?? 0,
      origin,
      output: () => output,
      end: (signal: NodeJS.Signals) => end(child, signal),
    };
  }

  return {
    async startApi(settings) {
      const api = await startProcess('server/main.js', settings, 'PORT');
      answers.watch(api.origin);
      return api;
    },
    startWorker: (settings) => startProcess('workers/main.js', settings, 'METRICS_PORT'),
    see: answers.see,
  };
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isOver(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
