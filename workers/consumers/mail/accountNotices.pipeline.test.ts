import { describe, expect, it } from 'vitest';
import { totpCode } from '../../../server/modules/accounts/authentication/totp.ts';
import { useApi } from '../../../server/testing/api.ts';
import { testPassword } from '../../../server/testing/buildUser.ts';
import { createPasswordToken } from '../../../server/testing/passwordLinks.ts';
import { buildSignedIn } from '../../../server/testing/signIn.ts';
import { useSmtp } from '../../../server/testing/smtp.ts';
import { readEvents } from '../../delivery/readEvents.ts';
import { listConsumers } from '../../subscriptions.ts';
import { useMailDelivery } from '../../testing/useMailDelivery.ts';

describe('the owner of an account', () => {
  const test = useApi();
  const smtp = useSmtp();
  const deliverMails = useMailDelivery(test, smtp);

  /** Sends the mails of the newest events of an account; returns recipient, subject, and the text in one line. */
  async function deliver(userId: number) {
    const newest = test.db('mail_deliveries').max('event_id');
    const ids = await test
      .db('events')
      .where({ entity_type: 'user', entity_id: userId })
      .whereRaw('id > coalesce((?), 0)', [newest])
      .orderBy('id')
      .pluck('id');
    const before = smtp.messages.length;
    for (const event of await readEvents(test.db, ids)) {
      if (listConsumers(event.type).includes('mail')) await deliverMails(event);
    }
    return smtp.messages.slice(before).map(({ envelope, subject, text }) => ({
      to: envelope.to[0],
      subject,
      text: text?.replace(/\s+/g, ' '),
    }));
  }

  it('is notified of a changed password and of a second factor, whoever changed it', async () => {
    const { user, token } = await buildSignedIn(test, { first_name: 'Asha' });
    const post = (path: string, body: object) => test.api.post(`/api/auth/${path}`, { token, body });
    const { secret } = (await post('second-factor', { current_password: testPassword })).body.data;
    await post('second-factor/confirm', { code: totpCode(secret, new Date()) });
    const [factor, ...others] = await deliver(user.id);
    expect(factor).toMatchObject({
      to: user.email,
      subject: 'Your second factor was switched on · Safarnama Travels',
    });
    expect(factor?.text).toMatch(
      /^.*Hello Asha, .* on \d+ \w+ \d{4} at .* its second factor was switched on\./,
    );
    expect(others).toEqual([]);

    const boss = await test.as('super_admin');
    expect((await boss.delete(`/api/users/${user.id}/second-factor`)).status).toBe(200);
    expect(await deliver(user.id)).toEqual([
      expect.objectContaining({
        to: user.email,
        subject: expect.stringContaining('Your second factor was reset'),
        text: expect.stringMatching(/its second factor was reset by Person \d+\. Signing in asks/),
      }),
    ]);

    const chosen = await post('change-password', {
      current_password: testPassword,
      password: 'a password of my own',
    });
    expect(chosen.status).toBe(200);
    const [changed] = await deliver(user.id);
    expect(changed).toMatchObject({ to: user.email, subject: expect.stringContaining('Your password was') });
    expect(changed?.text).toContain('another password was set for it. All sessions that used the former one');

    await test.api.post('/api/auth/forgot-password', { body: { email: user.email } });
    const link = await createPasswordToken(test, user.id);
    await test.api.post('/api/auth/reset-password', {
      body: { token: link, password: 'one more of my own' },
    });
    expect(await deliver(user.id)).toEqual([
      expect.objectContaining({ text: expect.stringContaining('was set for it with a mailed link.') }),
    ]);
  });

  it('is notified of a changed address at the former one, and of no other change of the profile', async () => {
    const { user } = await buildSignedIn(test);
    const boss = await test.as('super_admin');
    const change = (body: object) => boss.put(`/api/users/${user.id}`, { body });
    expect((await change({ last_name: 'Rao', phone: '+91 98220 12345' })).status).toBe(200);
    expect(await deliver(user.id)).toEqual([]);

    expect((await change({ email: 'elsewhere@example.com', password: 'set by the boss' })).status).toBe(200);
    const mails = await deliver(user.id);
    // A link for another password would go to the new address.
    expect(mails[0]?.text).toContain('If not, tell your administrator at once. ');
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      `${user.email}: Your account has another address · Safarnama Travels`,
      'elsewhere@example.com: Your password was changed · Safarnama Travels',
    ]);
  });
});
