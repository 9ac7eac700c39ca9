import { expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../../server/platform/observability/logger.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { startRollups } from './startRollups.ts';

const database = useDatabase();

it('adds up views once a minute, because each addition indexes the whole post again', async () => {
  await database.db('post_views').insert({ post_id: 1, visitor: 'one', half_hour: 1 });
  const waiting = () => database.db('post_views').where({ counted: false });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const runFor = async (ms: number) => {
    const rollups = startRollups(database.db, createLogger('test', 'silent'));
    vi.advanceTimersByTime(ms);
    await rollups.stop();
  };
  await runFor(59_999);
  expect(await waiting()).toHaveLength(1);
  await runFor(60_000);
  expect(await waiting()).toEqual([]);
});
