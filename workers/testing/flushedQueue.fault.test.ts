import { beforeAll, describe, expect, it } from 'vitest';
import { signReplyAddress } from '../../server/platform/security/replyAddress.ts';
import type { ApiClient } from '../../server/testing/apiClient.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { contactForm } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { faultSettings } from '../../server/testing/faultSettings.ts';
import { buildMail, inboundSettings, postMail } from '../../server/testing/mails.ts';
import { type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import { redisIsHere, useRedis } from '../../server/testing/redis.ts';
import { buildClient } from '../../server/testing/signIn.ts';
import { useSmtp } from '../../server/testing/smtp.ts';
import { useFolder } from '../../server/testing/useFolder.ts';

const each = 12;
const secrets = { JWT_SECRET: 'a secret that signs addresses in these tests', ...inboundSettings };

describe.skipIf(!redisIsHere)(
  'when Redis is flushed while replies, received mails and timers are due',
  () => {
    const database = useDatabase();
    const smtp = useSmtp();
    const redis = useRedis();
    const processes = useProcesses();
    const folder = useFolder();
    let api: TestProcess;
    let staff: ApiClient;

    beforeAll(async () => {
      const settings = faultSettings(database, redis, {
        ...secrets,
        SMTP_URL: smtp.url,
        DATA_DIR: folder.path,
      });
      api = await processes.startApi(settings);
      await processes.startWorker(settings);
      staff = await buildClient(api, database.db, 'employee');
    });

    const submitMany = async (name: string) => {
      const ids: number[] = [];
      for (let n = 0; n < each; n += 1) {
        const form = contactForm({ email: `${name}${n}@example.com` });
        ids.push((await staff.post('/api/contact/submit', { body: form })).body.data.id);
      }
      return ids;
    };
    /** Events that were handed to the queue and are not consumed. */
    const listWaiting = async (type: string, consumer: string): Promise<number[]> => {
      const { rows } = await database.db.raw(
        `select id from events where type = ? and published_at is not null
         and not exists (select from consumed_events where consumer = ? and event_id = events.id)`,
        [type, consumer],
      );
      return rows.map(({ id }: { id: number }) => id);
    };
    const messages = (kind: string) => database.db('conversation_messages').where({ kind });
    const fired = (): Promise<number[]> =>
      database.db('events').where({ type: 'reply_clock.overdue' }).orderBy('entity_id').pluck('entity_id');

    it('nothing is lost, each reply has one Message-ID, and each timer fires once', async () => {
      const answered = await submitMany('answered');
      const writing = await submitMany('writing');
      const late = await submitMany('late');
      await eventually(async () => (await listWaiting('enquiry.submitted', 'mail')).length === 0, 120_000);
      // Mails are received and not confirmed: their jobs stay in Redis.
      smtp.hold();
      for (const id of answered)
        await staff.post(`/api/enquiries/${id}/replies`, { body: { html: '<p>Here it is.</p>' } });
      await messages('reply').update({ send_after: database.db.raw('now()') });
      await eventually(async () => (await listWaiting('reply.released', 'mail')).length === each);
      await redis.flush();

      await database
        .db('reply_clocks')
        .whereIn('enquiry_id', late)
        .update({
          warn_at: database.db.raw(`now() - interval '2 hours'`),
          due_at: database.db.raw(`now() - interval '1 hour'`),
          fires_at: database.db.raw('now()'),
        });
      for (const [n, id] of writing.entries()) {
        const mail = buildMail({ To: signReplyAddress(secrets, id) ?? '' }, `Mail ${n}`);
        expect((await postMail(api, mail)).status).toBe(202);
        if (n % 5 === 0) await redis.flush();
      }
      await eventually(async () => (await fired()).length > 0);
      await redis.flush();
      smtp.accept();

      await eventually(
        async () => (await messages('reply').whereNot({ state: 'sent' })).length === 0,
        240_000,
      );
      await eventually(async () => (await messages('customer_mail')).length >= each, 120_000);
      await eventually(async () => (await listWaiting('reply_clock.overdue', 'mail')).length === 0, 120_000);
      const stored: { message_id: string; recipient: string }[] = await messages('reply');
      const replies = smtp.messages.filter(({ subject }) => subject?.startsWith('Re:'));
      const arrived = new Set(replies.map(({ envelope, messageId }) => `${envelope.to[0]} ${messageId}`));
      expect([...arrived].sort()).toEqual(
        stored.map(({ recipient, message_id }) => `${recipient} ${message_id}`).sort(),
      );
      const received: { enquiry_id: number; body: string }[] = await messages('customer_mail');
      expect(received.map(({ enquiry_id, body }) => `${enquiry_id} ${body}`).sort()).toEqual(
        writing.map((id, n) => `${id} Mail ${n}`).sort(),
      );
      expect(await fired()).toEqual(late);
      const overdue = await database
        .db('mail_deliveries')
        .where({ template: 'reply_overdue', status: 'sent' });
      expect(new Set(overdue.map(({ message_id }) => message_id)).size).toBe(each);
    });
  },
);
