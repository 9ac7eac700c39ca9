import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { formatProblem } from '../server/cli/formatProblem.ts';
import { makeDataFolder } from './embedded/dataFolder.ts';
import { lockDataFolder } from './embedded/lockDataFolder.ts';
import { startEmbeddedPostgres } from './embedded/postgres.ts';
import { assertDatabaseReachable, readRunSettings, sessionSecret } from './embedded/runSettings.ts';
import { createStopSteps, type StopSteps } from './embedded/stopSteps.ts';

// `node dist/dev/withDatabase.js workers/cli/replay.js activity` runs a program of dist with the settings that `make
// run` would give it. An embedded database that runs already is used; otherwise one is started for the duration of the
// program.

async function runProgram(program: string, args: string[], steps: StopSteps): Promise<number> {
  const settings = await readRunSettings();
  const { DATA_DIR: dataDir } = settings.config;
  await assertDatabaseReachable(settings);
  await makeDataFolder(dataDir);
  const environment = { ...settings.environment, JWT_SECRET: await sessionSecret(settings) };
  if (settings.embedded.database) {
    const log = (line: string) => process.stdout.write(`${line}\n`);
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    if (!postgres.wasRunning) {
      steps.add(postgres.stop);
      steps.add(await lockDataFolder(dataDir));
    }
    Object.assign(environment, { DATABASE_URL: postgres.url });
  }
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
    env: environment,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

async function main(): Promise<number> {
  const [program, ...args] = process.argv.slice(2);
  if (!program) throw new Error('Which program? As in: workers/cli/replay.js activity');
  const steps = createStopSteps();
  // The program receives the same signal from the terminal; the database is stopped after the program has ended.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => undefined);
  try {
    return await runProgram(program, args, steps);
  } finally {
    await steps.run();
  }
}

process.umask(0o077);
main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${formatProblem(error)}\n`);
    process.exit(1);
  },
);
