import { expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { explainPlans } from '../../testing/plans.ts';
import { getOutcomeTotals } from './queries.ts';

const test = useApi();

it('do not look for first replies to add up outcomes', async () => {
  const [query] = await explainPlans(
    test.db,
    async () => void (await getOutcomeTotals(test.db, { from: new Date(0), timeZone: 'Asia/Kolkata' })),
  );
  expect(query?.plan).toContain('undecided');
  expect(query?.plan).not.toContain('answered');
});
