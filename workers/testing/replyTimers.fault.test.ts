import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../server/testing/database.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { faultSettings } from '../../server/testing/faultSettings.ts';
import { submitMany } from '../../server/testing/invariants.ts';
import { type Settings, useProcesses } from '../../server/testing/processes.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';

/** Several batches of `fireTimers`. */
const enquiries = 600;

describe.each(backends)('with the queues on %s, each reply timer fires once', (backend) => {
  const database = useDatabase();
  const redis = useBackend(backend);
  const processes = useProcesses();
  let settings: Settings;

  beforeAll(async () => {
    settings = faultSettings(database, redis);
    const api = await processes.startApi(settings);
    await submitMany(api.origin, enquiries);
  });

  it('when a worker is killed while it fires them, next to another one', async () => {
    const fired = (): Promise<number[]> =>
      database.db('events').where({ type: 'reply_clock.overdue' }).orderBy('entity_id').pluck('entity_id');
    const workers = await Promise.all([1, 2].map(() => processes.startWorker(settings)));
    await database.db('reply_clocks').update({
      warn_at: database.db.raw(`now() - interval '2 hours'`),
      due_at: database.db.raw(`now() - interval '1 hour'`),
      fires_at: database.db.raw('now()'),
    });
    await eventually(async () => (await fired()).length > 0);
    await workers[0]?.end('SIGKILL');
    await eventually(async () => (await fired()).length >= enquiries, 240_000);
    const ids: number[] = await database.db('enquiries').orderBy('id').pluck('id');
    expect(ids).toHaveLength(enquiries);
    expect(await fired()).toEqual(ids);
    expect(await database.db('reply_clocks').whereNotNull('fires_at')).toEqual([]);
  });
});
