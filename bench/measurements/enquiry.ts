import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { type BenchDatabase, createDatabase } from '../support/databases.ts';
import { type LoadRequest, load } from '../support/load.ts';
import { startApi, startReference } from '../support/processes.ts';
import { interleaved } from '../support/rounds.ts';

const form = JSON.stringify({
  name: 'Asha Naik',
  email: 'asha{n}@example.com',
  phone: '+91 98220 12345',
  subject: 'A week in Kerala',
  message: 'Please send me a plan for a week in Kerala, for two adults and a child of six.',
});

/** Like a browser: a new key for each form, and a new address for each visitor, so that limits are counted. */
const submission = (path: string): LoadRequest => ({
  method: 'POST',
  path,
  headers: {
    'Content-Type': 'application/json',
    'Idempotency-Key': 'key-{n}-of-this-form',
    'X-Forwarded-For': '{ip}',
  },
  body: form,
  expect: { status: 201, contains: '"reference":"SN-' },
});

async function count({ db }: BenchDatabase): Promise<number> {
  const { rows } = await db.raw<{ rows: { enquiries: number; events: number }[] }>(
    `select (select count(*) from enquiries) as enquiries,
            (select count(distinct entity_id) from events where type = 'enquiry.submitted') as events`,
  );
  const { enquiries = 0, events = 0 } = rows[0] ?? {};
  if (enquiries !== events) throw new Error(`${enquiries} enquiries, but ${events} events`);
  return enquiries;
}

async function accept(
  database: BenchDatabase,
  origin: string,
  path: string,
  seconds: number,
): Promise<number> {
  // Keys of an earlier burst must be forgotten, because each load process counts from one.
  await database.db.raw('truncate idempotency_keys, rate_limits, enquiries, events cascade');
  const { count: answered, perSecond } = await load(origin, seconds, submission(path));
  const stored = await count(database);
  if (stored !== answered) throw new Error(`${answered} enquiries were accepted, but ${stored} stored`);
  return perSecond;
}

async function measureEnquiries({ rounds, seconds, postgresUrl }: BenchOptions): Promise<Round[]> {
  const ours = await createDatabase(postgresUrl);
  const theirs = await createDatabase(postgresUrl);
  const api = await startApi(ours.url, { TRUST_PROXY: '1' });
  const bare = await startReference('bare', { DATABASE_URL: theirs.url });
  try {
    return await interleaved(
      rounds,
      () => accept(ours, api.origin, '/api/contact/submit', seconds),
      () => accept(theirs, bare.origin, '/submit', seconds),
    );
  } finally {
    await Promise.all([api.stop(), bare.stop()]);
    await Promise.all([ours.drop(), theirs.drop()]);
  }
}

export const enquiry: Measurement = {
  name: 'enquiry accepted',
  reference: 'bare Koa + pg, two inserts and a commit',
  unit: 'enquiries/s',
  better: 'higher',
  atLeast: 1,
  aim: 2,
  run: measureEnquiries,
};
