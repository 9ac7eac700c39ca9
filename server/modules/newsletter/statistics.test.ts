import { expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildSubscriber } from '../../testing/newsletter.ts';
import type { TrendPeriod } from './contract.ts';
import { getNewsletterStatistics, getTrends } from './statistics.ts';

const test = useApi();
const zone = 'Asia/Kolkata';
/** Half past one in the night of 1 April in India, and still March in Greenwich. */
const night = new Date('2026-03-31T20:00:00Z');

it('counts days, weeks and months of the newsletter in the time zone of the agency', async () => {
  // The last moment of March in India, and the first one of April.
  for (const subscription_date of ['2026-03-31T18:29:59.999Z', '2026-03-31T18:30:00Z']) {
    const id = await buildSubscriber(test, `at${Date.parse(subscription_date)}@example.com`);
    const dates = { subscription_date, verification_date: subscription_date };
    await test.db('subscribers').where({ id }).update(dates);
  }
  expect(await getNewsletterStatistics(test.db, zone, night)).toMatchObject({
    total_subscriptions: 2,
    month_subscriptions: 1,
  });
  const listLast = async (period: TrendPeriod) =>
    (await getTrends(test.db, { period, days: 30 }, zone, night)).slice(-2);
  const point = (date: string, count: number) => ({
    date,
    subscriptions: count,
    verified: count,
    unsubscriptions: 0,
  });
  expect(await listLast('daily')).toEqual([point('2026-03-31', 1), point('2026-04-01', 1)]);
  expect(await listLast('weekly')).toEqual([point('2026-03-23', 0), point('2026-03-30', 2)]);
  expect(await listLast('monthly')).toEqual([point('2026-03-01', 1), point('2026-04-01', 1)]);
});
