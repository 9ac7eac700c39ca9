import { Redis } from 'ioredis';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../server/testing/database.ts';
import { useDeafProxy } from '../../server/testing/deafProxy.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { faultSettings } from '../../server/testing/faultSettings.ts';
import { missingOrDoubled, submitMany } from '../../server/testing/invariants.ts';
import { type Settings, type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { useSmtp } from '../../server/testing/smtp.ts';

// As in a failover: the old host is silent, and the new one knows none of the connections.
describe.each(backends)('with the queues on %s, a worker opens other connections', (backend) => {
  const database = useDatabase();
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const successor = useBackend(backend);
  const toDatabase = useDeafProxy();
  const toRedis = useDeafProxy();
  const processes = useProcesses();
  const accepted: string[] = [];
  let api: TestProcess;
  let worker: TestProcess;

  beforeAll(async () => {
    const settings = faultSettings(database, redis, { SMTP_URL: smtp.url });
    api = await processes.startApi(settings);
    // Transactions that were open end on the server, too.
    const address = `${toDatabase.through(database.url)}?idle_in_transaction_session_timeout=2000`;
    const proxied: Settings = { ...settings, DATABASE_URL: address };
    worker = await processes.startWorker(
      redis ? { ...proxied, REDIS_URL: toRedis.through(redis.url) } : proxied,
    );
  });

  const countActivity = async () => Number((await database.db('activity').count({ n: '*' }).first())?.['n']);

  /** Submits 60 enquiries, and fails over after the first ten. */
  const submitDuring = async (failOver: () => unknown, recover: () => unknown) => {
    const before = await countActivity();
    const arriving = submitMany(api.origin, 60, { overMs: 3000 });
    await eventually(async () => (await countActivity()) >= before + 10);
    await failOver();
    accepted.push(...(await arriving));
    await recover();
    await eventually(async () => {
      expect(await missingOrDoubled(database.db, smtp.messages, accepted)).toEqual([]);
    }, 120_000);
    await eventually(async () => (await fetch(`${worker.origin}/readyz`)).status === 200);
  };

  it('when those to Postgres are dead, and nothing is lost', () =>
    submitDuring(toDatabase.goDeaf, toDatabase.recover));

  if (redis && successor) {
    it('when those to Redis are dead, and nothing is lost', () =>
      submitDuring(toRedis.goDeaf, toRedis.recover));

    it('when those to Redis lead to a replica, and nothing is lost', async () => {
      const former = new Redis(redis.url);
      await submitDuring(
        () => {
          const { hostname, port } = new URL(successor.url);
          toRedis.through(successor.url);
          return former.replicaof(hostname, port);
        },
        () => former.disconnect(),
      );
    });
  }
});
