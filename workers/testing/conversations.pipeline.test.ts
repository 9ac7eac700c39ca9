import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../server/platform/observability/logger.ts';
import { signStatusPath } from '../../server/platform/security/enquiryToken.ts';
import { useApi } from '../../server/testing/api.ts';
import { buildContact, pngBytes } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { useSmtp } from '../../server/testing/smtp.ts';
import { startReplyRelease } from '../schedules/startReplyRelease.ts';
import { useWorker } from './useWorker.ts';

describe.each(backends)('the delivery of a reply on %s', (backend) => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const logger = createLogger('test', 'silent');
  let release: ReturnType<typeof startReplyRelease>;
  useWorker(test, { redis, smtp });
  beforeAll(() => {
    release = startReplyRelease(test.db, logger);
  });
  afterAll(() => release.stop());

  /** An enquiry whose confirmation has arrived, and a reply to it. */
  async function sendReply(email: string, html = '<p>Kerala in May is <b>hot</b>.</p>') {
    const staff = await test.as('employee');
    const { id, reference } = await buildContact(test, { email });
    await eventually(() => mailsTo(email).length === 1);
    const { body } = await staff.post(`/api/enquiries/${id}/replies`, { body: { html } });
    const replyId = Number(body.data.id);
    const state = async () => (await row()).state;
    const row = () => test.db('conversation_messages').where({ id: replyId }).first();
    /** Ends the time to undo, which a test does not wait for. */
    const endUndo = () =>
      test
        .db('conversation_messages')
        .where({ id: replyId })
        .update({ send_after: test.db.raw('now()') });
    return { staff, id, reference, replyId, row, state, endUndo };
  }
  const mailsTo = (email: string) => smtp.messages.filter(({ envelope }) => envelope.to.includes(email));

  it('sends one mail, as a reply to the confirmation, after the time to undo', async () => {
    const email = 'answered@example.com';
    const html = '<p>Kerala in May is <b>hot</b>. <a href="/destination">Look</a></p>';
    const { staff, id, reference, row, state, endUndo } = await sendReply(email, html);
    await endUndo();
    await eventually(async () => (await state()) === 'sent');
    const [confirmation, reply, ...others] = mailsTo(email);
    expect(others).toEqual([]);
    expect(reply).toMatchObject({
      messageId: (await row()).message_id,
      subject: `Re: A week in Kerala [${reference}]`,
      inReplyTo: confirmation?.messageId,
      references: confirmation?.messageId,
    });
    expect(reply?.html).toContain('Kerala in May is <b>hot</b>.');
    expect(reply?.html).toContain('href="https://safarnama.example/destination"');
    expect(reply?.text).toContain('Kerala in May is hot.');
    const statusUrl = `https://safarnama.example${signStatusPath(test.config.JWT_SECRET, id)}`;
    expect(reply?.html).toContain(`href="${statusUrl}"`);
    expect(reply?.text?.split(/\s/)).toContain(statusUrl);
    expect(reply?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('no');

    await staff.post(`/api/enquiries/${id}/replies`, { body: { html: '<p>One more thing.</p>' } });
    await test
      .db('conversation_messages')
      .where({ state: 'queued' })
      .update({ send_after: test.db.raw('now()') });
    await eventually(() => mailsTo(email).length === 3);
    expect(mailsTo(email)[2]).toMatchObject({
      inReplyTo: reply?.messageId,
      references: `${confirmation?.messageId} ${reply?.messageId}`,
    });
  });

  it('sends the files of the reply', async () => {
    const email = 'files@example.com';
    const staff = await test.as('employee');
    const { id } = await buildContact(test, { email });
    const form = new FormData();
    form.append('file', new File([new Uint8Array(pngBytes)], 'plan.png'));
    const file = (await staff.post(`/api/enquiries/${id}/files`, { body: form })).body.data;
    await staff.post(`/api/enquiries/${id}/replies`, { body: { html: '<p>Look</p>', files: [file.id] } });
    await test
      .db('conversation_messages')
      .where({ enquiry_id: id })
      .update({ send_after: test.db.raw('now()') });
    await eventually(() => mailsTo(email).length === 2);
    const attached = mailsTo(email).flatMap(({ attachments }) => attachments);
    expect(attached).toMatchObject([{ filename: 'plan.png', mimeType: 'image/png' }]);
  });

  it('ends with an undo', async () => {
    const email = 'undone@example.com';
    const { staff, id, replyId, state, endUndo } = await sendReply(email);
    await staff.post(`/api/enquiries/${id}/replies/${replyId}/undo`);
    await endUndo();
    const later = await sendReply('later@example.com');
    await later.endUndo();
    await eventually(async () => (await later.state()) === 'sent');
    expect(await state()).toBe('undone');
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('retries while the mail server rejects temporarily', async () => {
    const email = 'patience@example.com';
    const { row, state, endUndo } = await sendReply(email);
    smtp.refuse();
    await endUndo();
    await eventually(async () => (await row()).state_reason !== null);
    expect(await row()).toMatchObject({ state: 'sending', state_reason: expect.stringContaining('451') });
    smtp.accept();
    await eventually(async () => (await state()) === 'sent');
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('fails at once when the mail server rejects the address, and is retried by hand', async () => {
    const email = 'nowhere@example.com';
    const { staff, id, replyId, row, state, endUndo } = await sendReply(email);
    smtp.reject();
    await endUndo();
    await eventually(async () => (await state()) === 'failed');
    expect((await row()).state_reason).toContain('550');
    smtp.accept();
    await staff.post(`/api/enquiries/${id}/replies/${replyId}/retry`);
    await eventually(async () => (await state()) === 'sent');
    expect(mailsTo(email)).toHaveLength(2);
    expect(mailsTo(email)[1]?.messageId).toBe((await row()).message_id);
    const tried = await test.db('mail_deliveries').where({ recipient: email, template: 'enquiry_reply' });
    expect(new Set(tried.map(({ message_id }) => message_id)).size).toBe(1);
  });
});
