import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { createDatabase, fillPosts } from '../support/databases.ts';
import { type LoadRequest, load } from '../support/load.ts';
import { residentMemory, startApi } from '../support/processes.ts';

const ok = { status: 200 };

/** Cached and unknown addresses, pages, unique searches, and forms. */
const mixed: LoadRequest[] = [
  { path: '/', headers: { 'Accept-Encoding': 'br' }, expect: ok },
  { path: '/blog', headers: { 'Accept-Encoding': 'gzip' }, expect: ok },
  { path: '/api/blog/all?page=1&limit=9', expect: ok },
  { path: '/api/blog?search=walk%20number%20{n}&limit=9', expect: ok },
  { path: '/blog?from={n}', headers: { 'Accept-Encoding': 'br' }, expect: ok },
  {
    method: 'POST',
    path: '/api/contact/submit',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '{ip}' },
    body: JSON.stringify({
      name: 'Asha Naik',
      email: 'asha{n}@example.com',
      subject: 'A week in Kerala',
      message: 'Please send me a plan for a week in Kerala.',
    }),
    expect: { status: 201, contains: '"reference":"SN-' },
  },
];

const postsOnSite = 1000;

/** Resident memory at the end, compared with that after a tenth of the time. */
async function measureGrowth({ minutes, postgresUrl }: BenchOptions): Promise<Round[]> {
  const database = await createDatabase(postgresUrl, (db) => fillPosts(db, postsOnSite));
  const api = await startApi(database.url, { TRUST_PROXY: '1' });
  try {
    await load(api.origin, minutes * 6, mixed);
    const early = await residentMemory(api.pid);
    await load(api.origin, minutes * 54, mixed);
    const late = await residentMemory(api.pid);
    return [{ subject: late / 1e6, reference: early / 1e6 }];
  } finally {
    await api.stop();
    await database.drop();
  }
}

export const memory: Measurement = {
  name: 'resident memory after mixed load',
  reference: 'after a tenth of the time',
  unit: 'MB',
  better: 'lower',
  atLeast: 1.1,
  aim: 1.02,
  run: measureGrowth,
};
