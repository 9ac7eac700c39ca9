import { describe, expect, it } from 'vitest';
import { useApi } from '../../server/testing/api.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { type ReceivedMail, useSmtp } from '../../server/testing/smtp.ts';
import { useWorker } from './useWorker.ts';

describe('the life of a newsletter subscription', () => {
  const test = useApi();
  const smtp = useSmtp();
  useWorker(test, { smtp });

  const post = (action: string, body: object) => test.api.post(`/api/newsletter?action=${action}`, { body });
  const mailTo = (address: string, subject: string) =>
    eventually(() => {
      const mail = smtp.messages.find(
        (one) => one.envelope.to[0] === address && one.subject?.startsWith(subject),
      );
      if (!mail) throw new Error(`No mail "${subject}" to ${address}`);
      return mail;
    });
  const header = (mail: ReceivedMail, name: string) =>
    mail.headers.find(({ key }) => key === name)?.value ?? '';
  /** A link of a mail, as a path of the test's own server. */
  const linkIn = (mail: ReceivedMail, action: string) => {
    const address = new RegExp(
      `https://safarnama\\.example(/api/newsletter\\?action=${action}&token=[\\w-]+)`,
    );
    return address.exec(mail.text ?? '')?.[1] ?? '';
  };
  const stored = (email: string) => test.db('subscribers').where({ email }).first();
  const allDone = () =>
    eventually(async () => {
      const { rows } = await test.db.raw(
        `select 1 from events where type like 'subscriber.%' and type <> 'subscriber.deleted'
           and type in ('subscriber.verification_requested', 'subscriber.verified',
                        'subscriber.unsubscribe_link_requested')
           and not exists (select from consumed_events where consumer = 'mail' and event_id = events.id)`,
      );
      return rows.length === 0;
    });

  it('leads from the form through the confirmation to unsubscribing with one click', async () => {
    const email = 'asha@example.com';
    await post('subscribe', { email });
    const confirmation = await mailTo(email, 'Please confirm');
    expect(header(confirmation, 'list-unsubscribe')).toMatch(
      /^<https:\/\/safarnama\.example\/api\/newsletter\?action=unsubscribe&token=[\w-]+>$/,
    );
    expect(header(confirmation, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    const link = linkIn(confirmation, 'verify');
    expect((await test.api.get(link)).status).toBe(200);
    expect((await stored(email)).verification_date).toBeNull();
    expect((await test.api.post(link)).status).toBe(200);
    expect((await stored(email)).verification_date).toBeInstanceOf(Date);

    const welcome = await mailTo(email, 'Welcome aboard');
    const wayOut = header(welcome, 'list-unsubscribe').slice(1, -1).replace('https://safarnama.example', '');
    const oneClick = {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await test.api.post(wayOut, oneClick)).status).toBe(200);
    expect(await stored(email)).toMatchObject({ status: 'unsubscribed' });

    const admin = await test.as('admin');
    await eventually(async () => {
      const { body } = await admin.get('/api/dashboard/activity');
      const lines = body.data.filter((one: { email: string }) => one.email === email);
      expect(lines.map((one: { type: string; action: string }) => `${one.type}: ${one.action}`)).toEqual([
        'newsletter: unsubscribed from the newsletter',
        'newsletter: confirmed the newsletter',
        'newsletter: subscribed to the newsletter',
      ]);
    });
    await allDone();
    expect(smtp.messages.filter((mail) => mail.envelope.to[0] === email)).toHaveLength(2);
  });

  it('mails the link to a person who requests it by address, and its button ends the subscription', async () => {
    const email = 'bela@example.com';
    await post('subscribe', { email });
    await post('unsubscribe', { email: 'BELA@example.com' });
    const mail = await mailTo(email, 'Your link to unsubscribe');
    expect((await test.api.post(linkIn(mail, 'unsubscribe'))).status).toBe(200);
    expect(await stored(email)).toMatchObject({ status: 'unsubscribed' });
  });

  it('sends no mail to subscribers who unsubscribed, bounced or complained before', async () => {
    await allDone();
    const before = smtp.messages.length;
    smtp.refuse();
    for (const status of ['unsubscribed', 'bounced', 'complained']) {
      await post('subscribe', { email: `${status}@example.com` });
      await test
        .db('subscribers')
        .where({ email: `${status}@example.com` })
        .update({ status });
    }
    await allDone();
    smtp.accept();
    expect(smtp.messages).toHaveLength(before);
  });
});
