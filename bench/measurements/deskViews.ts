import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { computeMedian } from '../statistics.ts';
import { comparePaths, few } from '../support/comparePaths.ts';
import { deskDatabase } from '../support/deskDatabase.ts';

const pageSize = 20;

/** Linked like this in the sidebar. */
const views = {
  Mine: '/enquiries?view=mine',
  Unassigned: '/enquiries?view=unassigned',
  Due: '/enquiries?view=due&sort=due_at&order=asc',
  Waiting: '/enquiries?view=waiting',
  Snoozed: '/enquiries?view=snoozed',
  All: '/enquiries',
};

// All views are measured in one run.
let measured: ReturnType<typeof comparePaths> | undefined;

async function measureView(options: BenchOptions, path: string): Promise<Round[]> {
  measured ??= comparePaths(options, {
    paths: Object.values(views),
    open: deskDatabase,
    isRight: (_path, { data }) => Array.isArray(data) && data.length === pageSize,
  });
  return (await measured).map(({ subject, reference }) => ({
    subject: computeMedian(subject.get(path) ?? []),
    reference: computeMedian(reference.get(path) ?? []),
  }));
}

/** One row per view, so that a fast one does not hide a slow one. */
export const deskViews = Object.entries(views).map(
  ([view, path]): Measurement => ({
    name: `enquiry desk, view ${view}, p50`,
    reference: `the same with ${few} enquiries`,
    unit: 'ms',
    better: 'lower',
    atLeast: 1.5,
    aim: 1.1,
    run: (options) => measureView(options, path),
  }),
);
