import { describe, expect, it } from 'vitest';
import { useApi } from '../../../server/testing/api.ts';
import { buildContact } from '../../../server/testing/enquiries.ts';
import { buildSignedIn } from '../../../server/testing/signIn.ts';
import { useSmtp } from '../../../server/testing/smtp.ts';
import { readEvents } from '../../delivery/readEvents.ts';
import { listConsumers } from '../../subscriptions.ts';
import { useMailDelivery } from '../../testing/useMailDelivery.ts';

describe('the assignee of an enquiry', () => {
  const test = useApi();
  const smtp = useSmtp();
  const deliverMails = useMailDelivery(test, smtp);

  /** Delivers the mails of the assignments of an enquiry; returns them. */
  async function deliver(enquiryId: number) {
    const ids = await test
      .db('events')
      .where({ type: 'enquiry.assigned', entity_id: enquiryId })
      .orderBy('id')
      .pluck('id');
    const before = smtp.messages.length;
    for (const event of await readEvents(test.db, ids)) {
      expect(listConsumers(event.type)).toContain('mail');
      await deliverMails(event);
    }
    return smtp.messages.slice(before);
  }

  it('is notified by mail, with a link, except when they assigned it themselves', async () => {
    const { user: colleague, token: theirs } = await buildSignedIn(test, { first_name: 'Ananya' });
    const { token } = await buildSignedIn(test, { first_name: 'Meera', last_name: 'Fernandes' });
    const { id, reference } = await buildContact(test);
    const give = (by: string, assigned_to: number | null) =>
      test.api.put(`/api/contact/${id}`, { token: by, body: { assigned_to } });

    await give(theirs, colleague.id);
    expect(await deliver(id)).toEqual([]);
    await give(token, null);
    await give(token, colleague.id);
    const [mail, ...others] = await deliver(id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      envelope: { to: [colleague.email] },
      subject: `Assigned to you: A week in Kerala (${reference})`,
    });
    const text = mail?.text?.replace(/\s+/g, ' ');
    expect(text).toContain(
      `Hello Ananya, Meera Fernandes assigned the enquiry ${reference} of Asha Naik to you.`,
    );
    expect(text).toContain(`https://safarnama.example/admin/enquiries?enquiry=contact-${id}`);
  });

  it('is not notified when it now belongs to someone else', async () => {
    const [{ user: first }, { user: second }] = [await buildSignedIn(test), await buildSignedIn(test)];
    const admin = await test.as('admin');
    const { id } = await buildContact(test);
    await admin.put(`/api/contact/${id}`, { body: { assigned_to: first.id } });
    await admin.put(`/api/contact/${id}`, { body: { assigned_to: second.id } });
    expect((await deliver(id)).map(({ envelope }) => envelope.to)).toEqual([[second.email]]);
  });
});
