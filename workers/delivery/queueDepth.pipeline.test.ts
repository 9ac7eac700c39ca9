import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../server/modules/events.ts';
import { createLogger } from '../../server/platform/observability/logger.ts';
import { metrics } from '../../server/platform/observability/metrics.ts';
import { createScrape } from '../../server/platform/observability/scrape.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { quickProcessing } from '../testing/quickProcessing.ts';
import { queueDepth } from './queueDepth.ts';
import { openQueues, type Queues } from './queues.ts';

const event: RecordedEvent = {
  id: 1,
  type: 'image.uploaded',
  entity: { type: 'upload', id: 1 },
  data: { path: '/uploads/images/a.jpg', size: 1 },
  actor: null,
  occurredAt: '2026-11-20T00:00:00Z',
  requestId: null,
} as unknown as RecordedEvent; // the test's handler does not look into it

describe.each(backends)('the metrics of the queues on %s', (backend) => {
  const database = useDatabase();
  const redis = useBackend(backend);
  let queues: Queues;
  beforeAll(() => {
    queues = openQueues({ redisUrl: redis?.url, databaseUrl: database.url }, createLogger('test', 'silent'));
  });
  afterAll(() => queues.close());

  it('show how many jobs wait and how many are dead letters, and how long an attempt took', async () => {
    metrics.resetMetrics();
    const scrape = createScrape([queueDepth(queues)]);
    await eventually(() => queues.assertAvailable());
    const queue = queues.get('images');
    const add = (id: string, attempts: number) =>
      queue.addBulk([{ name: event.type, data: event, opts: { jobId: id, attempts } }]);
    await add('event-1', 1);
    await add('event-2', 1);
    expect(await scrape()).toContain('safarnama_queue_jobs{queue="images",state="waiting"} 2');

    queues.process('images', quickProcessing, async () => {
      throw new Error('not today');
    });
    // The worker counts a dead letter after the queue has stored it.
    await expect.poll(scrape).toContain('safarnama_dead_letters_total{queue="images"} 2\n');
    const text = await scrape();
    expect(text).toContain('safarnama_queue_jobs{queue="images",state="failed"} 2');
    expect(text).toContain('safarnama_job_failures_total{queue="images"} 2\n');
    expect(text).toContain('safarnama_job_duration_seconds_count{queue="images"} 2\n');
  });
});
