import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../server/testing/apiClient.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { contactForm } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { faultSettings } from '../../server/testing/faultSettings.ts';
import { killDuring } from '../../server/testing/killDuring.ts';
import { type Settings, type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { buildClient } from '../../server/testing/signIn.ts';
import { useSmtp } from '../../server/testing/smtp.ts';

const replies = 20;

describe.each(backends)('with the queues on %s, each reply is sent under one Message-ID', (backend) => {
  const database = useDatabase();
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const processes = useProcesses();
  let api: TestProcess;
  let worker: TestProcess;
  let settings: Settings;
  let staff: ApiClient;

  beforeAll(async () => {
    settings = faultSettings(database, redis, { SMTP_URL: smtp.url });
    api = await processes.startApi(settings);
    staff = await buildClient(api, database.db, 'employee');
  });

  /** Enquiries whose mails were all sent; from then on the mail server confirms none. */
  async function submitEnquiries(round: string) {
    // Attempts of a worker that was killed stay unfinished.
    const newest = await database.db('mail_deliveries').max('id as id').first();
    const ids: number[] = await Promise.all(
      Array.from({ length: replies }, async (_, n) => {
        const form = contactForm({ email: `${round}${n}@example.com` });
        return (await staff.post('/api/contact/submit', { body: form })).body.data.id;
      }),
    );
    const confirmed = () => smtp.messages.filter(({ envelope }) => envelope.to[0]?.startsWith(round)).length;
    await eventually(() => confirmed() >= replies, 240_000);
    const unfinished = async () =>
      (
        await database
          .db('mail_deliveries')
          .where({ status: 'sending' })
          .where('id', '>', Number(newest?.['id'] ?? 0))
      ).length;
    await eventually(async () => (await unfinished()) === 0, 240_000);
    smtp.hold();
    return ids.sort((a, b) => a - b);
  }
  const reply = { html: '<p>Here is your plan.</p>' };
  async function writeReplies(round: string) {
    const ids = await submitEnquiries(round);
    for (const id of ids) {
      const { status } = await staff.post(`/api/enquiries/${id}/replies`, { body: reply });
      expect(status).toBeLessThan(300);
    }
  }
  /** Ends the time to undo, which no test waits for. */
  const endUndo = () =>
    database
      .db('conversation_messages')
      .where({ state: 'queued' })
      .update({ send_after: database.db.raw('now()') });
  const mails = () => smtp.messages.filter(({ subject }) => subject?.startsWith('Re:'));
  const isSent = async () =>
    (await database.db('conversation_messages').whereNot({ state: 'sent' })).length === 0;

  /** Every reply arrived, at least once, under the Message-ID that was drawn when it was written. */
  async function expectOneIdEach() {
    await eventually(isSent, 240_000);
    const stored: { message_id: string; recipient: string }[] = await database
      .db('conversation_messages')
      .select('message_id', 'recipient');
    const arrived = new Set(mails().map(({ envelope, messageId }) => `${envelope.to[0]} ${messageId}`));
    expect([...arrived].sort()).toEqual(
      stored.map(({ recipient, message_id }) => `${recipient} ${message_id}`).sort(),
    );
  }

  it('when the worker is killed while the mail server has not confirmed them', async () => {
    worker = await processes.startWorker(settings);
    await writeReplies('killed');
    await endUndo();
    await eventually(() => mails().length >= 1, 240_000);
    await worker.end('SIGKILL');
    expect(await database.db('conversation_messages').where({ state: 'sent' })).toEqual([]);
    smtp.accept();
    worker = await processes.startWorker(settings);
    await expectOneIdEach();
  });

  it('when the API is killed while they are written, and they are sent to it again', async () => {
    const ids = await submitEnquiries('written');
    const calls = ids.map(
      (id) => () =>
        staff.post(`/api/enquiries/${id}/replies`, {
          body: reply,
          headers: { 'Idempotency-Key': `written-${id}` },
        }),
    );
    await killDuring(api, calls);
    api = await processes.startApi({ ...settings, PORT: new URL(api.origin).port });
    for (const call of [...calls, ...calls]) expect((await call()).body).toMatchObject({ success: true });
    const stored = await database.db('conversation_messages').whereIn('enquiry_id', ids).pluck('enquiry_id');
    expect(stored.sort((a, b) => a - b)).toEqual(ids);
    smtp.accept();
    await endUndo();
    await expectOneIdEach();
  });

  it('when they wait in a queue that loses everything', async () => {
    await writeReplies('lost');
    await worker.end('SIGKILL');
    smtp.accept();
    await endUndo();
    // It adds mails to the queue and processes none.
    const releasing = await processes.startWorker({ ...settings, WORKER_QUEUES: 'activity' });
    const open = async () => [
      ...(await database.db('conversation_messages').where({ state: 'queued' })),
      ...(await database.db('events').where({ type: 'reply.released', published_at: null })),
    ];
    await eventually(async () => (await open()).length === 0, 240_000);
    await releasing.end('SIGKILL');
    await redis?.lose();
    await redis?.start();
    worker = await processes.startWorker(settings);
    await expectOneIdEach();
  });
});
