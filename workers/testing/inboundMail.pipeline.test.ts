import { describe, expect, it } from 'vitest';
import { storeInboundMail } from '../../server/modules/conversations/inbound/commands/storeInboundMail.ts';
import { maxMailBytes } from '../../server/modules/conversations/inbound/contract.ts';
import { createSystemContext } from '../../server/platform/events/events.ts';
import { createLogger } from '../../server/platform/observability/logger.ts';
import { openMailbox } from '../../server/platform/openMailbox.ts';
import { signReplyAddress } from '../../server/platform/security/replyAddress.ts';
import { useApi } from '../../server/testing/api.ts';
import { buildContact } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { imapIsHere, useImap } from '../../server/testing/imap.ts';
import { buildMail, inboundSettings, postMail } from '../../server/testing/mails.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { startMailboxReader } from '../schedules/mailbox/startMailboxReader.ts';
import { useWorker } from './useWorker.ts';

describe.skipIf(!imapIsHere).each(backends)('the road of a received mail on %s', (backend) => {
  const test = useApi({ RATE_LIMITS: 'off', ...inboundSettings });
  const imap = useImap();
  const redis = useBackend(backend);
  const logger = createLogger('test', 'silent');
  useWorker(test, { redis });

  /** A worker that reads the mailbox of a user; it ends with the test. */
  async function reading<Result>(user: string, work: () => Promise<Result>): Promise<Result> {
    const mailbox = openMailbox(imap.url(user));
    const reader = startMailboxReader({ ...test, mailbox, logger, everyMs: 50 });
    try {
      return await work();
    } finally {
      await reader.stop();
    }
  }
  const openThread = async () => {
    const { id } = await buildContact(test);
    const messages = () => test.db('conversation_messages').where({ enquiry_id: id }).orderBy('id');
    return { id, to: signReplyAddress(test.config, id) ?? '', messages };
  };
  const reader = () => test.db('mailbox_reader').first();
  const isRead = async (user: string) => {
    const row = await reader();
    return row?.mailbox.includes(user) && row.read_at !== null;
  };
  const shownMailbox = async () => (await (await test.as('admin')).get('/api/operations')).body.data.mailbox;

  it('stores mails from the mailbox and from the endpoint in the thread, once', async () => {
    const { to, messages } = await openThread();
    const [posted, both] = [buildMail({ To: to }, 'Posted.'), buildMail({ To: to }, 'Both ways.')];
    await imap.deliver('asha', [buildMail({ To: to }, 'New.'), both]);
    await imap.deliver('asha', [buildMail({ To: to }, 'Read before.')], ['\\Seen']);
    await postMail(test, posted);
    await postMail(test, both);
    await reading('asha', async () => {
      await eventually(async () => (await imap.count('asha', 'INBOX')) === 0);
      await eventually(async () => (await messages()).length === 4);
    });
    expect(await imap.count('asha', 'Processed')).toBe(3);
    const bodies = (await messages()).map(({ body }) => body);
    expect(bodies.sort()).toEqual(['Both ways.', 'New.', 'Posted.', 'Read before.']);
  });

  it('stores incoming mails while it waits', async () => {
    const { to, messages } = await openThread();
    const raw = buildMail({ To: to, 'Content-Type': 'text/plain; charset=iso-8859-1' }, 'Later.');
    await reading('later', async () => {
      await eventually(() => isRead('later'));
      await imap.deliver('later', [raw]);
      await eventually(async () => (await messages()).length === 1);
    });
    const stored = await test.db('inbound_mails').orderBy('id', 'desc').first();
    const { stream } = await test.storage.read(stored.key);
    expect(Buffer.concat(await stream.toArray())).toEqual(raw);
    expect(stored).toMatchObject({ source: 'imap', size: raw.length, cut: false });
  });

  it('continues where a worker died between storing a mail and moving it', async () => {
    const { to, messages } = await openThread();
    const raw = buildMail({ To: to }, 'Stored, not moved.');
    await imap.deliver('died', [raw]);
    await storeInboundMail(test, { raw, source: 'imap' }, createSystemContext(new Date()));
    await reading('died', () => eventually(async () => (await imap.count('died', 'Processed')) === 1));
    await eventually(async () => (await messages()).length === 1);
    expect(await test.db('inbound_mails').where({ size: raw.length, source: 'imap' })).toHaveLength(1);
  });

  it('is read by one of several workers, and by another one when that one ends', async () => {
    const first = startMailboxReader({
      ...test,
      mailbox: openMailbox(imap.url('shared')),
      logger,
      everyMs: 50,
    });
    await eventually(() => isRead('shared'));
    const { worker_id: holder } = await reader();
    await reading('shared', async () => {
      const { read_at } = await reader();
      await eventually(async () => (await reader()).read_at > read_at);
      expect((await reader()).worker_id).toBe(holder);
      await first.stop();
      await eventually(async () => (await reader()).worker_id !== holder);
    });
  });

  it('waits while the server is unavailable, reports it, and loses nothing', async () => {
    const { to, messages } = await openThread();
    await imap.deliver('away', [buildMail({ To: to })]);
    await imap.stop();
    await reading('away', async () => {
      await eventually(async () =>
        expect(await shownMailbox()).toMatchObject({
          name: 'INBOX of away at 127.0.0.1',
          problem: expect.any(String),
        }),
      );
      await imap.start();
      await eventually(async () => (await messages()).length === 1);
      await eventually(async () => (await shownMailbox()).problem === null);
    });
  });

  it('reports why the server rejects it', async () => {
    const mailbox = openMailbox(imap.url('locked').replace(':secret@', ':wrong@'));
    const refused = startMailboxReader({ ...test, mailbox, logger, everyMs: 50 });
    await eventually(async () =>
      expect(await reader()).toMatchObject({
        mailbox: 'INBOX of locked at 127.0.0.1',
        problem: expect.stringContaining('Authentication failed'),
      }),
    );
    await refused.stop();
  });

  // How much of a mail is read does not depend on the queue.
  if (!redis)
    it('shows the text of a mail that is too large, and where the rest is', async () => {
      const { to, messages } = await openThread();
      const line = `${'QUJD'.repeat(19)}\r\n`;
      const body = [
        '--b\r\nContent-Type: text/plain\r\n\r\nOur film.',
        '--b\r\nContent-Type: image/png; name=film.png\r\nContent-Transfer-Encoding: base64\r\n',
        `${line.repeat(Math.ceil(maxMailBytes / line.length))}\r\n--b--`,
      ].join('\r\n');
      await imap.deliver('large', [
        buildMail({ To: to, 'Content-Type': 'multipart/mixed; boundary=b' }, body),
      ]);
      await reading('large', async () => {
        await eventually(async () => (await messages()).length === 1);
        await eventually(async () => (await imap.count('large', 'Processed')) === 1);
      });
      expect(await messages()).toMatchObject([
        { body: 'Our film.', notices: [expect.stringContaining('“Processed”')] },
      ]);
    });
});
