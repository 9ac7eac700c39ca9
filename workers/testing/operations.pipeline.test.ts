import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operations } from '../../server/modules/operations/contract.ts';
import { createLogger } from '../../server/platform/observability/logger.ts';
import { useApi } from '../../server/testing/api.ts';
import { buildContact } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { useSmtp } from '../../server/testing/smtp.ts';
import { jobId } from '../delivery/jobs.ts';
import { startStatusReports } from '../delivery/queueStatusReport.ts';
import { useWorker } from './useWorker.ts';

/** A Redis for the tests on Redis; the others need none. */
describe.each(backends)('operator commands to the queues on %s', (backend) => {
  const test = useApi();
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const logger = createLogger('test', 'silent');
  const worker = useWorker(test, { redis, smtp });
  let statusReports: ReturnType<typeof startStatusReports>;
  beforeAll(() => {
    statusReports = startStatusReports(test.db, worker.queues, logger, 100);
  });
  afterAll(() => statusReports.stop());

  const say = async (path: string, body?: object) => {
    const response = await (await test.as('admin')).post(`/api/operations${path}`, body ? { body } : {});
    expect(response.status).toBe(202);
  };
  const look = async (): Promise<Operations> =>
    (await (await test.as('admin')).get('/api/operations')).body.data;
  const getState = async (name: string) => (await look()).queues?.states.find((queue) => queue.name === name);
  const mails = async (query = '') =>
    (await (await test.as('admin')).get(`/api/operations/mails${query}`)).body.data;
  const findEventId = async (entityId: number) =>
    (await test.db('events').where({ type: 'enquiry.submitted', entity_id: entityId }).first()).id;
  const allCommandsDone = () =>
    eventually(async () => (await look()).commands.every(({ state }) => state === 'done'));

  it('a paused queue holds its jobs, a resumed one processes them', async () => {
    await eventually(async () => (await getState('activity'))?.paused === false);
    await say('/queues/activity/pause');
    await eventually(async () => (await getState('activity'))?.paused === true);
    const { id } = await buildContact(test, { name: 'Patient Person' });
    const shown = () => test.db('activity').where({ event_id: eventId });
    const eventId = await findEventId(id);
    await eventually(async () => (await getState('activity'))?.waiting === 1);
    // The statistics have it, so the relay has delivered it: only the feed's queue holds it.
    await eventually(async () => {
      expect(
        await test.db('consumed_events').where({ consumer: 'statistics', event_id: eventId }),
      ).toHaveLength(1);
    });
    expect(await shown()).toEqual([]);
    await say('/queues/activity/resume');
    await eventually(async () => (await shown()).length === 1);
    await eventually(async () => {
      expect(await getState('activity')).toMatchObject({ waiting: 0, paused: false });
    });
    await allCommandsDone();
  });

  it('of commands that arrive out of order, the last one counts', async () => {
    await say('/queues/images/pause');
    await allCommandsDone();
    await say('/queues/images/resume');
    await allCommandsDone();
    const first = await test
      .db('events')
      .where({ type: 'operations.queue_paused' })
      .orderBy('id', 'desc')
      .first();
    await test.db('command_outcomes').where({ event_id: first.id }).delete();
    await test.db('consumed_events').where({ consumer: 'operations', event_id: first.id }).delete();
    // Delivered again, as by the periodic check.
    await test.db('events').where({ id: first.id }).update({ published_at: null });
    await allCommandsDone();
    expect(await worker.queues.get('images').isPaused()).toBe(false);
  });

  it('a poison job becomes a dead letter, is shown masked, and succeeds when it is retried', async () => {
    const { id } = await buildContact(test, { name: 'Poison Pill', email: 'poison@example.com' });
    const eventId = await findEventId(id);
    await eventually(async () => {
      expect(
        await test.db('consumed_events').where({ consumer: 'activity', event_id: eventId }),
      ).toHaveLength(1);
    });
    // While the relay's job exists, a queue ignores another one with its id.
    await eventually(async () => !(await worker.queues.get('activity').getJob(jobId(eventId))));
    // The same event again, with a single attempt, into a table that refuses it.
    await test.db('consumed_events').where({ consumer: 'activity', event_id: eventId }).delete();
    await test.db('activity').where({ event_id: eventId }).delete();
    await test.db.raw(
      `alter table activity add constraint poison check (user_name <> 'Poison Pill') not valid`,
    );
    const job = await test.db('events').where({ id: eventId }).first();
    const data = {
      id: eventId,
      type: job.type,
      entity: { type: 'enquiry', id },
      data: job.data,
      actor: null,
      occurredAt: job.occurred_at.toISOString(),
      requestId: null,
    };
    const opts = { jobId: jobId(eventId), attempts: 1, removeOnComplete: true };
    await worker.queues.get('activity').addBulk([{ name: job.type, data, opts }]);

    const deadLetters = async () => (await look()).queues?.parked ?? [];
    await eventually(async () => (await deadLetters()).length === 1);
    expect((await deadLetters())[0]).toMatchObject({
      queue: 'activity',
      event_id: eventId,
      kind: 'enquiry.submitted',
      attempts: 1,
      error: expect.stringContaining('violates check constraint "poison"'),
      payload: { name: 'P••• P•••', email: 'p•••@example.com' },
    });
    expect(JSON.stringify(await deadLetters())).not.toMatch(/Poison Pill|poison@/);
    expect(await getState('activity')).toMatchObject({ failed: 1 });

    await test.db.raw('alter table activity drop constraint poison');
    await say('/queues/activity/retry', { event_ids: [eventId] });
    await eventually(async () => {
      expect(await test.db('activity').where({ event_id: eventId })).toHaveLength(1);
    });
    await eventually(async () => (await deadLetters()).length === 0);
    await say('/queues/activity/retry');
    await allCommandsDone();
  });

  it('a read model is rebuilt, and the number of wrong rows is recorded', async () => {
    const before = await test.db('activity').select('*').orderBy('event_id');
    await test.db('activity').where({ event_id: before[0].event_id }).update({ user_name: 'Somebody else' });
    await say('/read-models/activity/replay');
    await allCommandsDone();
    expect(await test.db('activity').select('*').orderBy('event_id')).toEqual(before);
    const { commands, queues: reported } = await look();
    expect(commands[0]).toMatchObject({
      what: 'rebuilt the read model activity',
      outcome: expect.stringMatching(/^rebuilt from \d+ events, 1 rows differed$/),
    });
    expect(reported?.read_models.map(({ name }) => name)).toEqual(['activity', 'statistics', 'responses']);
    expect(reported?.read_models[0]?.last_event_at).toMatch(/Z$/);
  });

  it('the statistics are rebuilt when the time zone changes', async () => {
    const read = () => test.db('daily_statistics').select('*').orderBy(['metric', 'day']);
    const counted = test.db('consumed_events').where({ consumer: 'statistics' }).select('event_id');
    const uncounted = () =>
      test.db('events').where({ type: 'enquiry.submitted' }).whereNotIn('id', counted.clone());
    await eventually(async () => (await uncounted()).length === 0);
    const before = await read();
    await test.db('daily_statistics').increment('value', 7);
    // It has the days of the zone before.
    const body = { time_zone: 'Asia/Colombo' };
    expect((await (await test.as('admin')).put('/api/settings', { body })).status).toBe(200);
    await eventually(async () => JSON.stringify(await read()) === JSON.stringify(before));
  });

  it('a delivered mail is sent again under the same Message-ID, as another attempt', async () => {
    await buildContact(test, { email: 'again@zoo.example' });
    const confirmation = async () =>
      (await mails('?kind=enquiry_confirmation&state=sent')).find(
        (mail: { recipient: string }) => mail.recipient === 'a•••@zoo.example',
      );
    await eventually(async () => (await confirmation()) !== undefined);
    const first = await confirmation();
    expect(first).toMatchObject({ tries: 1, answer: expect.stringMatching(/^250/) });
    await say(`/mails/${first.id}/resend`);
    const received = () => smtp.messages.filter(({ envelope }) => envelope.to.includes('again@zoo.example'));
    await eventually(() => received().length === 2);
    expect(new Set(received().map(({ messageId }) => messageId)).size).toBe(1);
    await eventually(async () => (await confirmation())?.tries === 2);
    expect((await confirmation()).event_id).toBe(first.event_id);
    await allCommandsDone();
  });

  it('a rejected mail is shown with the response of the server', async () => {
    smtp.refuse();
    const [mail] = await mails('?kind=enquiry_notice');
    await say(`/mails/${mail.id}/resend`);
    await eventually(async () => {
      expect((await look()).commands[0]).toMatchObject({
        state: 'failed',
        outcome: expect.stringContaining('Try again later'),
      });
    });
    smtp.accept();
  });

  if (redis) {
    it('while Redis is unavailable, commands wait and the last report becomes old', async () => {
      await redis.stop();
      await say('/queues/images/pause');
      const { commands, queues: reported } = await look();
      expect(commands[0]).toMatchObject({ what: 'paused the queue images', state: 'waiting' });
      const age = reported?.age_seconds ?? 0;
      await eventually(async () => ((await look()).queues?.age_seconds ?? 0) > age + 1);
      await redis.start();
      await eventually(async () => (await getState('images'))?.paused === true);
    });
  }
});
