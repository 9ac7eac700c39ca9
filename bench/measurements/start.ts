import type { BenchOptions, Measurement } from '../measurement.ts';
import { createDatabase } from '../support/databases.ts';
import { type BenchProcess, residentMemory, startApi, startReference } from '../support/processes.ts';
import { interleaved } from '../support/rounds.ts';

const settleMs = 1000;

/** Starts the built API and the bare server alternately, and polls each until it is ready. */
async function measureStarts(
  { rounds, postgresUrl }: BenchOptions,
  look: (server: BenchProcess) => Promise<number> | number,
) {
  const database = await createDatabase(postgresUrl);
  const started = async (starting: Promise<BenchProcess>) => {
    const server = await starting;
    const found = await look(server);
    await server.stop();
    return found;
  };
  try {
    return await interleaved(
      rounds,
      () => started(startApi(database.url)),
      () => started(startReference('bare', { DATABASE_URL: database.url })),
    );
  } finally {
    await database.drop();
  }
}

export const starts: Measurement[] = [
  {
    name: 'start of the API to ready',
    reference: 'bare Koa + pg',
    unit: 'ms',
    better: 'lower',
    atLeast: 5,
    aim: 2.5,
    run: (options) => measureStarts(options, ({ readyAfterMs }) => readyAfterMs),
  },
  {
    name: 'resident memory of the idle API',
    reference: 'bare Koa + pg',
    unit: 'MB',
    better: 'lower',
    atLeast: 3,
    aim: 2,
    run: (options) =>
      measureStarts(options, async ({ pid }) => {
        await new Promise((resolve) => setTimeout(resolve, settleMs));
        return (await residentMemory(pid)) / 1e6;
      }),
  },
];
