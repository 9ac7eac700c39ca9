import { expect, it } from 'vitest';
import type { RecordedEvent } from '../../../server/modules/events.ts';
import { useApi } from '../../../server/testing/api.ts';
import { buildUser } from '../../../server/testing/buildUser.ts';
import { listEvents } from '../../../server/testing/events.ts';
import { createPasswordToken } from '../../../server/testing/passwordLinks.ts';
import { planMails } from './planMails.ts';

const test = useApi();

it('mails the same link again while it is valid, to the requested address, below the address of the site', async () => {
  const user = await buildUser(test.db, { first_name: 'Asha' });
  const ask = () =>
    test.api.post('/api/auth/forgot-password', {
      body: { email: user.email },
      headers: { 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example' },
    });
  await ask();
  await ask();
  const [first, newest] = (await listEvents(test.db, 'user', user.id)) as RecordedEvent[]; // what the API records
  if (!first || !newest) throw new Error('Two mails were asked for');
  expect(await planMails(test, first)).toHaveLength(1);

  const [mail] = await planMails(test, newest);
  expect(mail?.recipient).toBe(user.email);
  const { html, text } = (await mail?.compose()) ?? { html: '', text: '' };
  const token = await createPasswordToken(test, user.id);
  for (const part of [html, text]) {
    expect(part).toContain(`https://safarnama.example/admin/reset-password?token=${token}`);
    expect(part).not.toContain('evil.example');
  }

  await test.api.post('/api/auth/reset-password', { body: { token, password: 'a new password' } });
  expect(await planMails(test, newest)).toEqual([]);
});
