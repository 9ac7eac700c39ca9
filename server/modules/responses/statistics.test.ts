import { expect, it, onTestFinished } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { eventually } from '../../testing/eventually.ts';
import { explainPlans } from '../../testing/plans.ts';
import { waitUntilBlocked } from '../../testing/waitUntilBlocked.ts';
import { getOutcomeTotals } from './queries.ts';

const test = useApi();

it('are computed once for the dashboards that ask while an earlier computation runs', async () => {
  const staff = await test.as('employee');
  const counts = { computed: 0, signedIn: 0 };
  const note = (_: unknown, { sql }: { sql: string }) => {
    if (sql.includes('percentile_cont')) counts.computed += 1;
    if (sql.includes('sessions')) counts.signedIn += 1;
  };
  test.db.on('query-response', note);
  onTestFinished(() => void test.db.off('query-response', note));
  const read = () => staff.get('/api/responses/statistics?period=30d');

  const held = await test.db.transaction();
  await held.raw('lock table responses in access exclusive mode');
  const first = read();
  await waitUntilBlocked(test.db, 2);
  const others = [read(), read(), read()];
  await eventually(() => counts.signedIn >= 4);
  await held.rollback();

  const responses = await Promise.all([first, ...others]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(counts.computed).toBeLessThan(4);
});

it('do not look for first replies to add up outcomes', async () => {
  const [query] = await explainPlans(
    test.db,
    async () => void (await getOutcomeTotals(test.db, { from: new Date(0), timeZone: 'Asia/Kolkata' })),
  );
  expect(query?.plan).toContain('undecided');
  expect(query?.plan).not.toContain('answered');
});
