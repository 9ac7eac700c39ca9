import { eventsChannel } from '../../server/platform/db/announceEvents.ts';
import type { Database } from '../../server/platform/db/db.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { startRedis } from '../../server/testing/redis.ts';
import type { Measurement } from '../measurement.ts';
import { cores } from '../support/cores.ts';
import { createDatabase } from '../support/databases.ts';
import { type Received, startMailServer } from '../support/mailServer.ts';
import { startWorker } from '../support/processes.ts';
import { interleaved } from '../support/rounds.ts';

const enquiries = 400;
const mailsEach = 2;
const responseAfterMs = 20;

export const mails: Measurement = {
  name: `mails of ${enquiries} enquiries by two workers, the mail server answering in ${responseAfterMs} ms`,
  reference: 'one worker',
  unit: 'per second',
  better: 'higher',
  atLeast: 1.8,
  aim: 1.95,
  async run({ rounds, postgresUrl }) {
    const redis = await startRedis();
    const server = await startMailServer(responseAfterMs);
    const database = await createDatabase(postgresUrl);
    const settings = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      SMTP_URL: server.url,
      WORKER_QUEUES: 'mail',
      RATE_LIMITS: 'off',
      // So few that the mail server is the bottleneck: where the processors are, another worker only shares them.
      WORKER_CONCURRENCY: '2',
    };
    const by = async (onCores: number[]) => {
      const workers = await Promise.all(onCores.map((core) => startWorker(core, settings)));
      try {
        return await sendAll(database.db, server.received);
      } finally {
        for (const worker of workers) await worker.stop();
      }
    };
    try {
      return await interleaved(
        rounds,
        () => by([cores.server, cores.load]),
        () => by([cores.server]),
      );
    } finally {
      await database.drop();
      await server.stop();
      await redis.remove();
    }
  },
};

/** Mails per second, from the first to the last that the server accepted, without the start of the work. */
async function sendAll(db: Database, received: Received): Promise<number> {
  received.clear();
  await db.raw(submitMany, [enquiries]);
  await db.raw('select pg_notify(?, ?)', [eventsChannel, '']);
  const expected = enquiries * mailsEach;
  await eventually(() => received.size >= expected, 120_000);
  await eventually(async () => {
    const sent = await db('mail_deliveries').where({ status: 'sent' }).count({ count: '*' }).first();
    const events = await db('events').count({ count: '*' }).first();
    return Number(sent?.['count']) === Number(events?.['count']) * mailsEach;
  });
  const times = [...received.values()];
  if (times.length !== expected) throw new Error(`${times.length} different mails arrived, not ${expected}`);
  return expected / ((Math.max(...times) - Math.min(...times)) / 1000);
}

const submitMany = `
  with stored as (
    insert into enquiries (channel, enquiry_type, name, email, phone, subject, message, created_at, updated_at)
    select 'contact', 'general', 'Asha Naik', 'asha' || n || '@example.com', '+91 98220 12345', 'A week in Kerala',
      'Please send me a plan for a week in Kerala.', now(), now()
    from generate_series(1, ?::int) as n
    returning id, name, email, reference, subject
  )
  insert into events (type, entity_type, entity_id, data, occurred_at)
  select 'enquiry.submitted', 'enquiry', id, jsonb_build_object('channel', 'contact', 'enquiryType', 'general',
    'name', name, 'email', email, 'subject', subject, 'reference', reference), now()
  from stored`;
