import { beforeAll, describe, expect, it } from 'vitest';
import { startHeartbeat } from '../../platform/observability/heartbeat.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';
import { explainPlans } from '../../testing/plans.ts';

const queue = (name: string) => ({
  name,
  waiting: 1,
  active: 0,
  delayed: 2,
  failed: 0,
  paused: false,
  pausable: name !== 'operations',
});

describe('operations', () => {
  const test = useApi();
  const call = async (method: 'get' | 'post', path: string, body?: object) =>
    (await test.as('admin'))[method](`/api/operations${path}`, body ? { body } : {});

  it('are shown before any worker has reported', async () => {
    const { body } = await call('get', '');
    expect(body.data).toMatchObject({ queues: null, processes: [], commands: [] });
    expect((await call('post', '/queues/mail/pause')).status).toBe(404);
  });

  describe('after a report', () => {
    beforeAll(async () => {
      await test.db('queue_snapshot').insert({
        taken_at: test.db.raw(`now() - interval '40 seconds'`),
        backend: 'redis',
        queues: JSON.stringify(['mail', 'operations'].map(queue)),
        parked: '[]',
        read_models: JSON.stringify([{ name: 'activity', last_event_at: null, lag_seconds: 0 }]),
      });
    });

    it('have its age, the pending events, and the running processes', async () => {
      const logger = createLogger('test', 'silent');
      const heartbeat = startHeartbeat(test.db, { kind: 'worker', queues: ['mail'] }, logger);
      const gone = {
        id: '00000000-0000-4000-8000-000000000000',
        kind: 'api',
        host: 'old',
        pid: 1,
        version: '0',
      };
      await test.db('processes').insert({
        ...gone,
        queues: [],
        started_at: '2026-01-01',
        seen_at: test.db.raw(`now() - interval '61 seconds'`),
      });
      await expect.poll(async () => (await call('get', '')).body.data.processes.length).toBe(1);
      const { data } = (await call('get', '')).body;
      expect(data.queues.age_seconds).toBeGreaterThanOrEqual(40);
      expect(data.queues.states).toEqual(['mail', 'operations'].map(queue));
      expect(data.outbox.events).toBeGreaterThan(0);
      expect(data.processes[0]).toMatchObject({ kind: 'worker', pid: process.pid, queues: ['mail'] });
      await heartbeat.stop();
      expect((await call('get', '')).body.data.processes).toEqual([]);
    });

    it('turn commands into events with their actor, and reject unknown targets', async () => {
      const statuses = [
        await call('post', '/queues/mail/pause'),
        await call('post', '/queues/mail/retry', { event_ids: [7, 8] }),
        await call('post', '/queues/operations/retry', {}),
        await call('post', '/read-models/activity/replay'),
        await call('post', '/queues/operations/pause'),
        await call('post', '/queues/nowhere/resume'),
        await call('post', '/read-models/nowhere/replay'),
        await call('post', '/mails/1/resend'),
        await call('post', '/queues/mail/retry', { event_ids: [] }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([202, 202, 202, 202, 409, 404, 404, 404, 422]);
      const recorded = await listEvents(test.db, 'operations', 0);
      expect(recorded.map(({ type, data }) => ({ type, data }))).toEqual([
        { type: 'operations.queue_paused', data: { queue: 'mail' } },
        { type: 'operations.jobs_retried', data: { queue: 'mail', eventIds: [7, 8] } },
        { type: 'operations.jobs_retried', data: { queue: 'operations', eventIds: null } },
        { type: 'operations.replay_requested', data: { readModel: 'activity' } },
      ]);
      const { userId } = await test.as('admin');
      expect(recorded.map(({ actor }) => actor?.id)).toEqual(recorded.map(() => userId));
      const { commands } = (await call('get', '')).body.data;
      expect(commands.map(({ what, state }: { what: string; state: string }) => `${what}: ${state}`)).toEqual(
        [
          'rebuilt the read model activity: waiting',
          'retried all dead letters of the queue operations: waiting',
          'retried dead letters of the queue mail: event 7, event 8: waiting',
          'paused the queue mail: waiting',
        ],
      );
    });
  });

  it('list mails by their last attempt, masked, filtered and in pages', async () => {
    await test.db.raw(
      `insert into mail_deliveries (event_id, template, recipient, message_id, attempt, status, error, answer)
       select 1 + n / 4, case when n % 2 = 0 then 'confirmation' else 'notice' end, 'asha' || n / 4 || '@example.com',
         '<m' || n || '>', 1 + (n / 2) % 2, case when n % 8 = 3 then 'failed' else 'sent' end,
         case when n % 8 = 3 then '550 <asha' || n || '@example.com> is unknown' end, null
       from generate_series(0, 19999) n`,
    );
    await test.db.raw('analyze mail_deliveries');
    const { body } = await call('get', '/mails?limit=3');
    expect(body.kinds).toEqual(['confirmation', 'notice']);
    expect(body.data.map(({ kind, tries }: { kind: string; tries: number }) => [kind, tries])).toEqual([
      ['notice', 2],
      ['confirmation', 2],
      ['notice', 2],
    ]);
    expect(body.data[0].recipient).toBe('a•••@example.com');
    const next = (await call('get', `/mails?limit=3&before=${body.next_cursor}`)).body;
    expect(next.data[0].id).toBeLessThan(body.data[2].id);
    const failed = (await call('get', '/mails?state=failed&kind=notice&limit=2')).body;
    expect(failed.data).toHaveLength(2);
    for (const mail of failed.data) {
      expect(mail).toMatchObject({
        state: 'failed',
        kind: 'notice',
        answer: '550 <a•••@example.com> is unknown',
      });
    }
    const plans = await explainPlans(test.db, async () => {
      for (const query of ['', '?state=failed', '?kind=notice', '?before=9000']) {
        expect((await call('get', `/mails${query}`)).status).toBe(200);
      }
    });
    expect(plans.some(({ sql }) => sql.includes('mail_deliveries'))).toBe(true);
    for (const { sql, plan } of plans) expect(plan, sql).not.toContain('Seq Scan on mail_deliveries');
    const resent = await call('post', `/mails/${failed.data[0].id}/resend`);
    expect(resent.status).toBe(202);
    expect(await listEvents(test.db, 'mail_delivery', failed.data[0].id)).toMatchObject([
      { type: 'operations.mail_resend_requested', data: { template: 'notice' } },
    ]);
  });

  it('list a mail to several addresses once for each of them', async () => {
    const attempt = { event_id: 9000, template: 'notice', message_id: '<m>', attempt: 1, status: 'sent' };
    await test.db('mail_deliveries').insert([
      { ...attempt, recipient: 'night@example.com', status: 'failed' },
      { ...attempt, recipient: 'desk@example.com' },
      { ...attempt, recipient: 'desk@example.com', attempt: 2 },
    ]);
    const { body } = await call('get', '/mails?limit=2');
    expect(
      body.data.map(({ recipient, tries }: { recipient: string; tries: number }) => [recipient, tries]),
    ).toEqual([
      ['d•••@example.com', 2],
      ['n•••@example.com', 1],
    ]);
  });
});
