import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../server/testing/database.ts';
import { contactForm } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { faultSettings } from '../../server/testing/faultSettings.ts';
import { missingOrDoubled, readModels, submitMany, submitUntil } from '../../server/testing/invariants.ts';
import { type Settings, type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { useSmtp } from '../../server/testing/smtp.ts';
import { replay } from '../delivery/replay.ts';
import { projections } from '../projections.ts';

describe.each(backends)('with the queues on %s, nothing is lost or duplicated', (backend) => {
  const database = useDatabase();
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const processes = useProcesses();
  let api: TestProcess;
  let worker: TestProcess;
  let settings: Settings;

  beforeAll(async () => {
    // Connections to a mail server that says nothing are given up after a second.
    settings = faultSettings(database, redis, { SMTP_URL: `${smtp.url}?greetingTimeout=1000` });
    api = await processes.startApi(settings);
    worker = await processes.startWorker(settings);
  });
  afterAll(() => worker?.end('SIGKILL'));

  /** Waits until everything accepted so far has been stored, shown, counted and mailed, exactly once. */
  const allIsWell = (accepted: string[]) =>
    eventually(async () => {
      expect(await missingOrDoubled(database.db, smtp.messages, accepted)).toEqual([]);
    }, 240_000);

  const accepted: string[] = [];

  it('when a worker is killed in the middle of 60 events', async () => {
    // No mail is acknowledged: the worker cannot be done when it is killed.
    smtp.hold();
    accepted.push(...(await submitMany(api.origin, 60)));
    await eventually(async () => {
      const row = await database.db('activity').count({ done: '*' }).first();
      return Number(row?.['done']) >= 20 && smtp.messages.length >= 1;
    });
    await worker.end('SIGKILL');
    expect(await database.db('mail_deliveries').where({ status: 'sent' })).toEqual([]);
    smtp.accept();
    worker = await processes.startWorker(settings);
    await allIsWell(accepted);
  });

  it('when two workers share the work and one of them is stopped gracefully', async () => {
    const second = await processes.startWorker(settings);
    accepted.push(...(await submitMany(api.origin, 30)));
    await second.end('SIGTERM');
    await allIsWell(accepted);
  });

  it('when the mail server is unavailable for a while', async () => {
    await smtp.stop();
    accepted.push(...(await submitMany(api.origin, 20)));
    await eventually(async () => {
      const row = await database.db('mail_deliveries').where({ status: 'failed' }).count({ n: '*' }).first();
      return Number(row?.['n']) >= 20;
    });
    await smtp.start();
    await allIsWell(accepted);
  });

  it('when the mail server rejects, is slow, and hangs; and other queues continue', async () => {
    smtp.refuse();
    accepted.push(...(await submitMany(api.origin, 5)));
    await eventually(async () => {
      const row = await database
        .db('mail_deliveries')
        .where('error', 'like', '%Try again later%')
        .count({ n: '*' })
        .first();
      return Number(row?.['n']) >= 5;
    });
    smtp.dawdle();
    accepted.push(...(await submitMany(api.origin, 5)));
    await allIsWell(accepted);
    // Open connections are gone, so that the next mail meets the silence.
    await smtp.stop();
    await smtp.start();
    smtp.hang();
    const sent = smtp.messages.length;
    accepted.push(...(await submitMany(api.origin, 5)));
    await eventually(async () => {
      const shown = await database.db('activity').count({ n: '*' }).first();
      return Number(shown?.['n']) === accepted.length;
    });
    await eventually(() => smtp.hungConnections > 0);
    expect(smtp.messages.length).toBe(sent);
    smtp.accept();
    await allIsWell(accepted);
  });

  it('when the API is killed between its commit and its response, and the client retries', async () => {
    const interrupted = await submitUntil(api, (n) => ({
      key: `killed-${n}`,
      body: contactForm({ name: `Killed ${n}`, email: `killed${n}@example.com` }),
    }));
    expect(interrupted.length).toBeGreaterThan(0);
    api = await processes.startApi({ ...settings, PORT: new URL(api.origin).port });
    for (const { key, body } of interrupted) {
      for (const _try of [1, 2]) {
        const response = await fetch(`${api.origin}/api/contact/submit`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body: JSON.stringify(body),
        });
        expect(response.status).toBe(201);
        accepted.push(((await response.json()) as { data: { reference: string } }).data.reference);
      }
    }
    await allIsWell([...new Set(accepted)]);
    const twice = await database
      .db('enquiries')
      .select('email')
      .where('email', 'like', 'killed%')
      .groupBy('email')
      .havingRaw('count(*) > 1');
    expect(twice).toEqual([]);
  });

  if (redis) {
    it('when Redis is unavailable while enquiries arrive', async () => {
      const noticed = () => worker.output().split('queue connection').length;
      const before = noticed();
      await redis.stop();
      accepted.push(...(await submitMany(api.origin, 40)));
      await eventually(() => noticed() > before);
      const waiting = await database.db('events').whereNull('published_at').count({ n: '*' }).first();
      expect(Number(waiting?.['n'])).toBeGreaterThanOrEqual(40);
      await redis.start();
      await allIsWell([...new Set(accepted)]);
    });

    it('when Redis is killed and returns without its data', async () => {
      // Mails wait in Redis while the mail server is silent.
      await smtp.stop();
      await smtp.start();
      smtp.hang();
      const arriving = submitMany(api.origin, 40, { overMs: 2000 });
      // More than the worker processes at a time: the others are only in Redis.
      await eventually(async () => {
        const { rows } = await database.db.raw(
          `select count(*) as waiting from events where type = 'enquiry.submitted' and published_at is not null
             and not exists (select from consumed_events where consumer = 'mail' and event_id = events.id)`,
        );
        return Number(rows[0].waiting) >= 20;
      });
      await redis.lose();
      smtp.accept();
      await redis.start();
      accepted.push(...(await arriving));
      // What Redis forgot is requeued from the events table.
      await allIsWell([...new Set(accepted)]);
    });
  }

  it('and the read models equal a replay of the events', async () => {
    const live = await readModels(database.db);
    for (const projection of projections) await replay(database.db, projection);
    expect(await readModels(database.db)).toEqual(live);
  });
});
