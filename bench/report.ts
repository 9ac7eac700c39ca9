import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BenchOptions, Measurement, Round } from './measurement.ts';
import { computeMedian, computeSpread } from './statistics.ts';
import { isPinned } from './support/cores.ts';

type Figure = {
  median: number;
  /** Widest distance from the median, as a share of it. */
  spread: number;
};

export type Result = Omit<Measurement, 'run'> & {
  subject: Figure;
  /** Absent where there is no reference; then there is no ratio either, and bounds are those of the subject. */
  compared: Figure | null;
  ratio: Figure | null;
  rounds: Round[];
  /** ISO 8601. */
  measuredAt: string;
  machine: string;
  options: Omit<BenchOptions, 'postgresUrl'>;
};

const machine = `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}${isPinned ? ', server and load on a core each' : ', not pinned'}`;

const toFigure = (numbers: number[]): Figure => ({
  median: computeMedian(numbers),
  spread: computeSpread(numbers),
});

export function toResult(
  { run: _, ...measurement }: Measurement,
  rounds: Round[],
  { postgresUrl: __, ...options }: BenchOptions,
): Result {
  const references = rounds.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  const ratios = rounds.flatMap(({ subject, reference }) =>
    reference === null ? [] : [subject / reference],
  );
  return {
    ...measurement,
    subject: toFigure(rounds.map(({ subject }) => subject)),
    compared: references.length > 0 ? toFigure(references) : null,
    ratio: ratios.length > 0 ? toFigure(ratios) : null,
    rounds,
    measuredAt: new Date().toISOString(),
    machine,
    options,
  };
}

const judged = ({ ratio, subject }: Result) => ratio?.median ?? subject.median;

function verdict(result: Result): 'aim' | 'reached' | 'missed' {
  const reaches = (bound: number) =>
    result.better === 'higher' ? judged(result) >= bound : judged(result) <= bound;
  if (reaches(result.aim)) return 'aim';
  return reaches(result.atLeast) ? 'reached' : 'missed';
}

const number = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(value >= 10 ? 1 : 2);
const figure = (one: Figure | null) =>
  one ? `${number(one.median)} ± ${Math.round(one.spread * 100)} %` : '';

export const resultLine = (result: Result): string =>
  [
    result.name,
    `${figure(result.subject)} ${result.unit}`,
    ...(result.compared ? [`${result.reference}: ${figure(result.compared)}`] : []),
    ...(result.ratio ? [`ratio ${figure(result.ratio)}`] : []),
    `${verdict(result)} (at ${result.better === 'higher' ? 'least' : 'most'} ${result.atLeast}, aim ${result.aim})`,
  ].join(' | ');

const resultsFile = fileURLToPath(new URL('./results.json', import.meta.url));
const document = fileURLToPath(new URL('../docs/performance.md', import.meta.url));
const [begin, end] = ['<!-- results: written by make bench -->', '<!-- end of results -->'];

/**
 * Writes `bench/results.json` and the table of docs/performance.md. The result of a measurement
 * that was not run again remains. @returns the final message
 */
export async function writeReport(results: Result[]): Promise<string> {
  const earlier: Result[] = JSON.parse(await readFile(resultsFile, 'utf8'));
  const all = [...new Map([...earlier, ...results].map((result) => [result.name, result])).values()];
  await writeFile(resultsFile, `${JSON.stringify(all, null, 2)}\n`);
  const text = await readFile(document, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  await writeFile(document, `${before}${begin}\n${table(all)}\n${end}${rest.split(end)[1] ?? ''}`);
  return `${results.filter((result) => verdict(result) === 'missed').length} of ${results.length} missed; written to bench/results.json`;
}

function table(results: Result[]): string {
  const rows = results.map((result) => {
    const bounds = `${result.better === 'higher' ? '≥' : '≤'} ${result.atLeast} (${result.aim})`;
    const compared = result.compared ? `${result.reference}: ${figure(result.compared)}` : result.reference;
    const cells = [
      result.name,
      `${figure(result.subject)} ${result.unit}`,
      compared,
      figure(result.ratio),
      bounds,
      verdict(result),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const machines = [
    ...new Set(results.map((result) => `${result.measuredAt.slice(0, 10)}, ${result.machine}`)),
  ];
  return [
    `Measured: ${machines.join('; ')}.`,
    '',
    '| work | measured | reference | ratio | at least (aim) | |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
