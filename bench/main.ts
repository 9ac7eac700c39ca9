// `make bench`: measures each subject alternately with its reference, and writes the results. Arguments: parts of the
// names to measure (all by default), --rounds, --seconds, --posts, --enquiries, --minutes.
import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '../server/testing/postgres.ts';
import type { BenchOptions, Measurement } from './measurement.ts';
import { type Result, resultLine, toResult, writeReport } from './report.ts';
import { buildPrograms } from './support/programs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    posts: { type: 'string', default: '100000' },
    enquiries: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '10' },
  },
});

/** Configured like the embedded server of production, with its full durability. */
const postgresSettings = { max_connections: '200', shared_buffers: '128MB', timezone: 'UTC' };

const isMeasurement = (value: unknown): value is Measurement =>
  typeof value === 'object' && value !== null && 'run' in value && 'atLeast' in value;

async function findMeasurements(): Promise<{ file: string; measurement: Measurement }[]> {
  const folder = new URL('./measurements/', import.meta.url);
  const found: { file: string; measurement: Measurement }[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const exported: Record<string, unknown> = await import(
      pathToFileURL(fileURLToPath(new URL(file, folder))).href
    );
    for (const measurement of Object.values(exported).flat()) {
      if (isMeasurement(measurement)) found.push({ file, measurement });
    }
  }
  return found;
}

async function main() {
  const wanted = (await findMeasurements()).filter(
    ({ file, measurement }) =>
      positionals.length === 0 ||
      positionals.some((part) => file.startsWith(part) || measurement.name.includes(part)),
  );
  if (wanted.length === 0) throw new Error(`Nothing is named ${positionals.join(' or ')}`);
  await buildPrograms();
  const postgres = await startTestPostgres(postgresSettings);
  const options: BenchOptions = {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    posts: Number(values.posts),
    enquiries: Number(values.enquiries),
    minutes: Number(values.minutes),
    postgresUrl: postgres.url,
  };
  const results: Result[] = [];
  try {
    for (const { measurement } of wanted) {
      const result = toResult(measurement, await measurement.run(options), options);
      process.stdout.write(`${resultLine(result)}\n`);
      results.push(result);
    }
  } finally {
    await postgres.stop();
  }
  process.stdout.write(`${await writeReport(results)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`Nothing is reported: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
