import type { Database } from '../../server/platform/db/db.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { startRedis } from '../../server/testing/redis.ts';
import { openMailer } from '../../workers/consumers/mail/mailer.ts';
import type { Measurement } from '../measurement.ts';
import { cores } from '../support/cores.ts';
import { createDatabase } from '../support/databases.ts';
import { insertEnquiries } from '../support/insertEnquiries.ts';
import { type Received, startMailServer } from '../support/mailServer.ts';
import { startWorker } from '../support/processes.ts';
import { interleaved } from '../support/rounds.ts';

const count = 1000;

export const replies: Measurement = {
  name: `${count.toLocaleString('en')} replies of staff that are due, sent by one worker`,
  reference: 'as many mails with the same text, handed to the mail server one after the other',
  unit: 'per second',
  better: 'higher',
  atLeast: 0.1,
  aim: 0.3,
  async run({ rounds, postgresUrl }) {
    const redis = await startRedis();
    const server = await startMailServer();
    const database = await createDatabase(postgresUrl, (db) => insertEnquiries(db, count));
    const worker = await startWorker(cores.server, {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      SMTP_URL: server.url,
      WORKER_QUEUES: 'mail',
    });
    try {
      return await interleaved(
        rounds,
        () => sendReplies(database.db, server.received),
        () => sendPlainMails(server.url, server.received),
      );
    } finally {
      await worker.stop();
      await database.drop();
      await server.stop();
      await redis.remove();
    }
  },
};

/** Replies per second, from the moment at which all are due until all are marked as sent. */
async function sendReplies(db: Database, received: Received): Promise<number> {
  received.clear();
  await db('conversation_messages').delete();
  const began = performance.now();
  await db.raw(queueReplies);
  await eventually(async () => {
    const sent = await db('conversation_messages').where({ state: 'sent' }).count({ count: '*' }).first();
    return Number(sent?.['count']) === count;
  }, 240_000);
  const seconds = (performance.now() - began) / 1000;
  await checkReceived(db, received);
  return count / seconds;
}

/** Each reply arrived under its own Message-ID, and no other mail did. */
async function checkReceived(db: Database, received: Received): Promise<void> {
  const ids: string[] = await db('conversation_messages').pluck('message_id');
  const missing = ids.filter((id) => !received.has(id));
  if (missing.length > 0 || received.size !== count)
    throw new Error(`${received.size} mails arrived, and ${missing.length} replies did not`);
}

const text = 'Here is the plan for your week in Kerala.';

async function sendPlainMails(url: string, received: Received): Promise<number> {
  received.clear();
  const mailer = openMailer(url);
  const began = performance.now();
  for (let n = 0; n < count; n += 1) {
    await mailer.send({
      from: 'hello@example.com',
      to: `asha${n}@example.com`,
      subject: 'Re: A week in Kerala',
      html: `<p>${text}</p>`,
      text,
      messageId: `<${n}@safarnama.example>`,
    });
  }
  const seconds = (performance.now() - began) / 1000;
  mailer.close();
  if (received.size !== count) throw new Error(`${received.size} mails arrived, not ${count}`);
  return count / seconds;
}

const queueReplies = `
  insert into conversation_messages (enquiry_id, kind, direction, state, author_name, recipient, subject, html, body,
    message_id, send_after, created_at)
  select id, 'reply', 'outgoing', 'queued', 'Ananya Rao', email, 'Re: A week in Kerala', '<p>${text}</p>', '${text}',
    '<' || gen_random_uuid() || '@safarnama.example>', now(), now()
  from enquiries`;
