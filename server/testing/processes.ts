import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { settingSchemas } from '../platform/config.ts';
import { isReady } from '../platform/process/isReady.ts';
import { eventually } from './eventually.ts';
import { reservePort } from './reservePort.ts';
import { type ResponseWatch, useResponseWatch } from './watchResponses.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Settings by name. Others have a default for tests, never the value of the surrounding shell. */
export type Settings = Partial<Record<keyof typeof settingSchemas | 'TMPDIR' | 'NODE_OPTIONS', string>>;

/** A real process of the built product. */
export type TestProcess = {
  readonly pid: number;
  /** The origin of the API; for a worker, of its metrics. */
  readonly origin: string;
  /** Its output so far. */
  output(): string;
  /** Sends the signal to this pid and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

type LaunchOptions = { node?: string[]; prefix?: string[] };

/** A process that may not become ready. */
type LaunchedProcess = TestProcess & {
  /** The origin of its metrics. */
  readonly metricsOrigin: string;
  /** Its exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>;
};

export type Processes = {
  /** Starts dist/server/main.js and waits until it is ready. `PORT` may be given, to start again on the same. */
  startApi(settings: Settings): Promise<TestProcess>;
  /** Starts dist/workers/main.js and waits until it is ready. */
  startWorker(settings: Settings): Promise<TestProcess>;
  /** Starts a process without waiting; `node` are arguments of Node, `prefix` is a command that runs Node. */
  launch(program: 'api' | 'worker', settings: Settings, options?: LaunchOptions): Promise<LaunchedProcess>;
  /** Also checks the responses of an API that was started elsewhere. */
  watch: ResponseWatch['watch'];
  /** Checks a response that did not come through `fetch`. */
  see: ResponseWatch['see'];
};

const readyWithinMs = 120_000;

/**
 * Starts processes from dist for the tests of this file (or block), and kills what is left after them. A test fails
 * when it received a response of an API that differs from the declared one.
 */
export function useProcesses(): Processes {
  const responses = useResponseWatch();
  const processes = openProcesses();
  afterAll(() => processes.end());
  return {
    ...processes,
    async startApi(settings) {
      const api = await processes.startApi(settings);
      responses.watch(api.origin);
      return api;
    },
    watch: responses.watch,
    see: responses.see,
  };
}

/** Starts processes from dist. `end` kills those that still run; at the latest they end with this process. */
export function openProcesses(): Omit<Processes, 'watch' | 'see'> & { end(): Promise<void> } {
  const children = new Set<ChildProcess>();
  const folders: string[] = [];
  const killAll = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', killAll);

  async function launch(
    program: 'api' | 'worker',
    given: Settings,
    { node = [], prefix = [] }: LaunchOptions = {},
  ) {
    const ports = {
      PORT: given.PORT ?? String(await reservePort()),
      METRICS_PORT: String(await reservePort()),
    };
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
    const [command = '', ...args] = [
      ...prefix,
      process.execPath,
      ...node,
      ...[
        '--enable-source-maps',
        '--import',
        join(dist, 'server/platform/process/followParent.js'),
        join(dist, entries[program]),
      ],
    ];
    const child = spawn(command, args, {
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    const origins = {
      api: `http://127.0.0.1:${settings.PORT}`,
      worker: `http://127.0.0.1:${settings.METRICS_PORT}`,
    };
    return {
      child,
      pid: child.pid ?? 0,
      origin: origins[program],
      metricsOrigin: origins.worker,
      output: () => output,
      exited: once(child, 'exit').then(([code]): number | null => code),
      end: (signal: NodeJS.Signals) => end(child, signal),
    };
  }

  async function start(program: 'api' | 'worker', given: Settings): Promise<TestProcess> {
    const started = await launch(program, given);
    const { child, origin, output } = started;
    await eventually(async () => isOver(child) || (await isReady(origin)), readyWithinMs).catch(
      (error: unknown) => {
        throw new Error(`The ${program} is not ready:\n${output()}`, { cause: error });
      },
    );
    if (isOver(child)) throw new Error(`The ${program} ended at its start:\n${output()}`);
    return started;
  }

  return {
    startApi: (settings) => start('api', settings),
    startWorker: (settings) => start('worker', settings),
    launch,
    async end() {
      process.off('exit', killAll);
      await Promise.all([...children].map((child) => end(child, 'SIGKILL')));
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

const entries = { api: 'server/main.js', worker: 'workers/main.js' } as const;

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isOver(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
