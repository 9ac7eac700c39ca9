import { beforeAll, describe, expect, it } from 'vitest';
import { signReplyAddress } from '../../server/platform/security/replyAddress.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { contactForm } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { faultSettings } from '../../server/testing/faultSettings.ts';
import { imapIsHere, useImap } from '../../server/testing/imap.ts';
import { killDuring } from '../../server/testing/killDuring.ts';
import { buildMail, inboundSettings, postMail } from '../../server/testing/mails.ts';
import { type Settings, type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { useFolder } from '../../server/testing/useFolder.ts';

const mailsEachWay = 20;
const secrets = { JWT_SECRET: 'a secret that signs addresses in these tests', ...inboundSettings };

describe.skipIf(!imapIsHere).each(backends)(
  'with the queues on %s, each received mail is in its thread once',
  (backend) => {
    const database = useDatabase();
    const imap = useImap();
    const redis = useBackend(backend);
    const processes = useProcesses();
    const folder = useFolder();
    let api: TestProcess;
    let settings: Settings;

    beforeAll(async () => {
      settings = faultSettings(database, redis, { ...secrets, DATA_DIR: folder.path });
      api = await processes.startApi(settings);
    });

    /** An enquiry, and mails for its thread. */
    async function openThread() {
      const response = await fetch(`${api.origin}/api/contact/submit`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(contactForm()),
      });
      const { data } = await response.json();
      const build = (way: string) =>
        Array.from({ length: mailsEachWay }, (_, index) =>
          buildMail({ To: signReplyAddress(secrets, data.id) ?? '' }, `${way} ${index}`),
        );
      const listBodies = (): Promise<string[]> =>
        database.db('conversation_messages').where({ enquiry_id: data.id }).pluck('body');
      return { build, listBodies };
    }
    /** Half of them are in the mailbox of a user, half are handed to the API. */
    async function receiveMails(user: string) {
      const { build, listBodies } = await openThread();
      await imap.deliver(user, build('imap'));
      for (const mail of build('http')) expect((await postMail(api, mail)).status).toBe(202);
      return listBodies;
    }
    const expectOnceEach = async (listBodies: () => Promise<string[]>, user: string) => {
      await eventually(async () => (await listBodies()).length >= 2 * mailsEachWay, 120_000);
      await eventually(async () => (await imap.count(user, 'INBOX')) === 0, 240_000);
      expect(new Set(await listBodies()).size).toBe(2 * mailsEachWay);
      expect(await listBodies()).toHaveLength(2 * mailsEachWay);
      expect(await imap.count(user, 'Processed')).toBe(mailsEachWay);
      expect(await database.db('inbound_mails').whereNot({ state: 'processed' })).toEqual([]);
    };
    /** Ends the lease of a worker that was killed, which no test waits for. */
    const endLease = () => database.db('mailbox_reader').update({ leased_until: database.db.fn.now() });

    it('when the worker is killed while it receives them', async () => {
      const reading = { ...settings, IMAP_URL: imap.url('killed') };
      const listBodies = await receiveMails('killed');
      const worker = await processes.startWorker(reading);
      await eventually(async () => (await imap.count('killed', 'Processed')) > 0, 240_000);
      await worker.end('SIGKILL');
      await endLease();
      const next = await processes.startWorker(reading);
      await expectOnceEach(listBodies, 'killed');
      await next.end('SIGTERM');
    });

    it('when the API is killed while it receives mails, and the sender retries', async () => {
      const { build, listBodies } = await openThread();
      const calls = build('sender').map((mail) => () => postMail(api, mail));
      await killDuring(api, calls);
      api = await processes.startApi({ ...settings, PORT: new URL(api.origin).port });
      for (const call of [...calls, ...calls]) expect((await call()).status).toBe(202);
      const worker = await processes.startWorker(settings);
      await eventually(async () => (await listBodies()).length >= mailsEachWay, 120_000);
      expect(new Set(await listBodies()).size).toBe(mailsEachWay);
      expect(await listBodies()).toHaveLength(mailsEachWay);
      await worker.end('SIGTERM');
    });

    it('when the queue loses everything while they wait in it', async () => {
      const listBodies = await receiveMails('lost');
      // It adds received mails to the queue and processes none.
      const relaying = await processes.startWorker({ ...settings, WORKER_QUEUES: 'activity' });
      const open = () => database.db('events').where({ type: 'mail.received', published_at: null });
      await eventually(async () => (await open()).length === 0, 240_000);
      expect(await listBodies()).toEqual([]);
      await relaying.end('SIGKILL');
      await redis?.lose();
      await redis?.start();
      const next = await processes.startWorker({ ...settings, IMAP_URL: imap.url('lost') });
      await expectOnceEach(listBodies, 'lost');
      await next.end('SIGTERM');
    });
  },
);
