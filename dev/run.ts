import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatPath } from '../server/cli/formatPath.ts';
import { formatProblem } from '../server/cli/formatProblem.ts';
import { freePort } from '../server/platform/process/freePort.ts';
import { startDevSite } from './devSite.ts';
import { type Child, type ChildOptions, startChild } from './embedded/child.ts';
import { makeDataFolder } from './embedded/dataFolder.ts';
import { lockDataFolder } from './embedded/lockDataFolder.ts';
import { startMailInbox } from './embedded/mailInbox.ts';
import { startEmbeddedPostgres } from './embedded/postgres.ts';
import { runPreparation } from './embedded/runPreparation.ts';
import {
  assertPortFree,
  assertServersReachable,
  readRunSettings,
  sessionSecret,
} from './embedded/runSettings.ts';
import { createStopSteps, type StopSteps } from './embedded/stopSteps.ts';

// `make run` starts the engines that the settings leave out, then the API and a worker, until Ctrl-C. `make dev` does
// the same with the argument "dev": from the sources, restarting at every change.

const say = (line: string) => process.stdout.write(`${line}\n`);
const isDev = process.argv[2] === 'dev';

type Run = {
  steps: StopSteps;
  children: Child[];
  signal: AbortSignal;
  /** Ends the run with exit code 1. */
  giveUp(line: string): void;
};

async function start({ steps, children, signal, giveUp }: Run): Promise<void> {
  const settings = await readRunSettings();
  const { config } = settings;
  await makeDataFolder(config.DATA_DIR);
  steps.add(await lockDataFolder(config.DATA_DIR));
  await assertPortFree(config);
  await assertServersReachable(settings);

  const environment: Record<string, string> = {
    ...settings.environment,
    JWT_SECRET: await sessionSecret(settings),
  };
  if (settings.embedded.database) {
    const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: say });
    steps.add(postgres.stop);
    Object.assign(environment, { DATABASE_URL: postgres.url, DATABASE_DIRECT_URL: '' });
  }
  signal.throwIfAborted();
  const apiPort = isDev ? await freePort() : config.PORT;
  const reachable = (host: string) => (/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host);
  const host = reachable(config.HOST);
  let inboxUrl: string | undefined;
  if (settings.embedded.mail) {
    const inboundAddress = config.INBOUND_ADDRESS ?? 'replies@example.com';
    const secret = config.INBOUND_SECRET ?? randomBytes(32).toString('hex');
    const replies = { apiUrl: `http://${host}:${apiPort}`, secret, inboundAddress };
    const inbox = await startMailInbox({ dataDir: config.DATA_DIR, replies });
    steps.add(inbox.stop);
    Object.assign(environment, {
      SMTP_URL: inbox.smtpUrl,
      INBOUND_ADDRESS: inboundAddress,
      INBOUND_SECRET: secret,
    });
    inboxUrl = inbox.url;
  }
  signal.throwIfAborted();
  const signIn = await runPreparation([...nodeOptions, here(`./prepareDatabase.${extension}`)], environment);
  signal.throwIfAborted();

  const launch = (name: 'API' | 'worker', origin: string, ports: Record<string, number>) => {
    const texts = Object.entries(ports).map(([key, port]) => [key, String(port)]);
    const child = startChild({
      name,
      args: programArguments(name),
      env: { ...environment, ...Object.fromEntries(texts) },
      origin,
      logFile: join(config.DATA_DIR, 'logs', `${name.toLowerCase()}.log`),
      say,
      sayAll: isDev,
      onGivenUp: giveUp,
    } satisfies ChildOptions);
    children.push(child);
    return child;
  };
  steps.add(() => Promise.all(children.map((child) => child.stop())));
  const metricsHost = reachable(config.METRICS_HOST);
  const workerPort = config.METRICS_PORT ? config.METRICS_PORT + 1 : await freePort();
  const apiMetricsPort = config.METRICS_PORT ?? (await freePort());
  const api = launch('API', `http://${host}:${apiPort}`, { PORT: apiPort, METRICS_PORT: apiMetricsPort });
  const worker = launch('worker', `http://${metricsHost}:${workerPort}`, { METRICS_PORT: workerPort });
  if (isDev) steps.add((await startDevSite(config, `http://${host}:${apiPort}`)).stop);
  await Promise.all([api.ready(signal), worker.ready(signal)]);
  signal.throwIfAborted();

  const lines: [string, string | undefined][] = [
    ['Site', config.PUBLIC_URL],
    ['Back office', `${config.PUBLIC_URL}/admin`],
    ['Mail inbox', inboxUrl],
    ['Sign-in', signIn.name],
    ['Password', signIn.password],
    ['Data', formatPath(config.DATA_DIR)],
    ['Logs', formatPath(join(config.DATA_DIR, 'logs'))],
  ];
  const shown = lines.filter(([, value]) => value).map(([name, value]) => `    ${name.padEnd(12)} ${value}`);
  say(`\n  Safarnama is running. Ctrl-C stops it.\n\n${shown.join('\n')}\n`);
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const extension = isDev ? 'ts' : 'js';

/** For a program that is to end with this one. */
const nodeOptions = [
  ...(isDev ? ['--import', 'tsx'] : ['--enable-source-maps']),
  '--import',
  here(`../server/platform/process/followParent.${extension}`),
];

/** Node's arguments for a program: the built one, or its source under a watcher. */
function programArguments(name: 'API' | 'worker'): string[] {
  const program = here(`${name === 'API' ? '../server/main' : '../workers/main'}.${extension}`);
  if (!isDev) return [...nodeOptions, program];
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  return [...nodeOptions, tsx, 'watch', '--clear-screen=false', program];
}

async function main(): Promise<number> {
  const steps = createStopSteps();
  const children: Child[] = [];
  const abort = new AbortController();
  let exitCode = 0;
  const ended = new Promise<void>((resolve) => abort.signal.addEventListener('abort', () => resolve()));
  const giveUp = (line: string) => {
    say(line);
    exitCode = 1;
    abort.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (!abort.signal.aborted) say('\nStopping …');
      else for (const child of children) child.kill();
      abort.abort();
    });
  }
  // The terminal may be gone already; everything must be stopped nevertheless.
  process.stdout.on('error', () => undefined);
  try {
    await start({ steps, children, signal: abort.signal, giveUp });
    await ended;
  } catch (error) {
    if (!abort.signal.aborted) {
      process.stderr.write(`${formatProblem(error)}\n`);
      exitCode = 1;
    }
  }
  await steps.run();
  return exitCode;
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node ${process.versions.node} is too old: Safarnama needs 20.19 or newer.\n`);
  process.exit(1);
}
process.umask(0o077);
main().then((code) => process.exit(code));
