import { describe, expect, it } from 'vitest';
import { useApi } from '../../server/testing/api.ts';
import { buildContact } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { buildSignedIn } from '../../server/testing/signIn.ts';
import { useSmtp } from '../../server/testing/smtp.ts';
import { useWorker } from './useWorker.ts';

describe.each(backends)('the visitor’s actions on the status page on %s', (backend) => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const smtp = useSmtp();
  const redis = useBackend(backend);
  useWorker(test, { redis, smtp });

  const mailWith = (subject: string) =>
    eventually(() => {
      const found = smtp.messages.find((mail) => mail.subject?.startsWith(subject));
      if (!found) throw new Error(`No mail with the subject ${subject}`);
      return found;
    });
  const feed = async (id: number) =>
    (await test.db('activity').where({ entity_id: id }).orderBy('event_id')).map(
      ({ user_name, action }) => `${user_name} ${action}`,
    );

  it('appear in the feed and notify the assignee and the agency, from the link of the confirmation', async () => {
    const { user: assignee } = await buildSignedIn(test);
    const { id, reference } = await buildContact(test);
    const confirmation = await mailWith('We have your enquiry');
    const link = /https:\/\/safarnama\.example(\/api\/enquiry-status\/[\w-]+)/.exec(confirmation.text ?? '');
    const path = link?.[1] ?? '';
    expect((await test.api.get(path)).status).toBe(200);

    const admin = await test.as('admin');
    await admin.put(`/api/contact/${id}`, { body: { assigned_to: assignee.id } });
    const body = new FormData();
    body.append('text', 'We are five by now.');
    await fetch(`${test.origin}${path}/messages`, { method: 'POST', body, redirect: 'manual' });
    const notice = await mailWith(`New message: A week in Kerala (${reference})`);
    expect(notice.envelope.to).toEqual([assignee.email]);
    expect(notice.text).toContain('We are five by now.');
    await eventually(async () =>
      expect(await feed(id)).toContain('Asha Naik added a message to the enquiry'),
    );

    await admin.put(`/api/contact/${id}`, { body: { assigned_to: null } });
    await fetch(`${test.origin}${path}/withdrawal`, { method: 'POST', redirect: 'manual' });
    const withdrawal = await mailWith(`Withdrawn: A week in Kerala (${reference})`);
    expect(withdrawal.envelope.to).toEqual([test.config.STAFF_EMAIL]);
    await eventually(async () => expect(await feed(id)).toContain('Asha Naik withdrew the enquiry'));
  });
});
