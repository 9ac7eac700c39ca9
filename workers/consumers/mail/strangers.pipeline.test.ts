import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../../server/modules/events.ts';
import { useApi } from '../../../server/testing/api.ts';
import { buildBooking, contactForm } from '../../../server/testing/enquiries.ts';
import { useSmtp } from '../../../server/testing/smtp.ts';
import { readEvents } from '../../delivery/readEvents.ts';
import { useMailDelivery } from '../../testing/useMailDelivery.ts';
import type { Mailer } from './mailer.ts';

describe('mails to an address that anyone can enter', () => {
  const test = useApi();
  const smtp = useSmtp();
  const deliver = useMailDelivery(test, smtp);

  const readEventsOfType = async (type: string): Promise<RecordedEvent[]> =>
    readEvents(test.db, await test.db('events').where({ type }).orderBy('id').pluck('id'));
  const deliveries = (template: string) =>
    test.db('mail_deliveries').where({ template }).select('status', 'error');

  it('are five a day of a kind, although every enquiry is stored and reported to staff', async () => {
    for (let n = 0; n < 7; n += 1) {
      // Other spellings are the same mailbox.
      const spellings = ['stranger@example.com', 'Stranger@example.com', 'str.anger+goa@example.com'];
      const email = spellings[n % 3];
      await test.api.post('/api/contact/submit', { body: contactForm({ email, subject: `Number ${n}` }) });
    }
    const events = await readEventsOfType('enquiry.submitted');
    await Promise.all(events.map((event) => deliver(event)));
    const to = (address: RegExp) => smtp.messages.filter((mail) => address.test(String(mail.envelope.to[0])));
    expect(to(/^str\.?anger/i)).toHaveLength(5);
    expect(to(/^staff@/)).toHaveLength(7);
    const told = await deliveries('enquiry_confirmation');
    expect(told.filter(({ status }) => status === 'withheld')).toHaveLength(2);
    expect(told.find(({ status }) => status === 'withheld')?.error).toBe(
      'This address was sent 5 mails of this kind in 24 hours',
    );
    await Promise.all(events.map((event) => deliver(event)));
    expect(await deliveries('enquiry_confirmation'), 'what is withheld is done').toHaveLength(7);
  });

  it('are as many of those that confirm a subscription', async () => {
    const told: boolean[] = [];
    const subscribe = async () => {
      await test.db('subscribers').update({ last_email_sent: new Date(0) });
      const body = { email: 'listed@example.com' };
      const answer = await test.api.post('/api/newsletter?action=subscribe', { body });
      told.push(answer.body.data.email_sent);
    };
    for (let n = 0; n < 6; n += 1) await subscribe();
    expect(told, 'and it says so').toEqual([true, true, true, true, true, false]);
    const body = { email: 'list.ed+goa@example.com' };
    const respelled = await test.api.post('/api/newsletter?action=subscribe', { body });
    expect(respelled, 'another spelling of the same mailbox').toMatchObject({
      status: 201,
      body: { data: { email_sent: false } },
    });
    for (const event of await readEventsOfType('subscriber.verification_requested')) await deliver(event);
    // Deleted and added again it is another subscriber with the same mailbox.
    await test.db('subscribers').delete();
    await subscribe();
    const newest = (await readEventsOfType('subscriber.verification_requested')).at(-1);
    if (newest) await deliver(newest);
    const statuses = (await deliveries('newsletter_verification')).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'withheld']);
  });

  it('contain no link and no long text of the sender of the form', async () => {
    const { reference } = await buildBooking(test, {
      fields: {
        login_id: 'Win http:a:////evil%2Ecom/login or www.evil.example',
        email: 'victim@example.com',
        description: `Claim it at https://evil.example/prize today. ${'Read on. '.repeat(400)}`,
        info: 'evil.example/offer',
      },
    });
    const event = (await readEventsOfType('enquiry.submitted')).at(-1);
    if (event) await deliver(event);
    const mail = smtp.messages.find((one) => one.envelope.to[0] === 'victim@example.com');
    expect(mail?.subject).toContain(reference);
    const all = `${mail?.html} ${mail?.text} ${mail?.to?.[0]?.name}`;
    expect(all).toContain('Claim it at https[:]//evil[.]example/prize today.');
    expect(all).not.toMatch(/evil\.example|http:\/\/evil|%2Ecom/);
    expect(mail?.to?.[0]?.name).toBe('Win http[:]a[:]////evil[%]2Ecom/login or www[.]evil[.]examp…');
    expect(mail?.text?.length).toBeLessThan(2500);
    const links = [...String(mail?.html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(
      links.filter((href) => !/^(https:\/\/safarnama\.example|mailto:info@)/.test(String(href))),
    ).toEqual([]);
  });

  it('leave no address in a stored rejection', async () => {
    await test.api.post('/api/contact/submit', { body: contactForm({ email: 'nobody@example.com' }) });
    const event = (await readEventsOfType('enquiry.submitted')).at(-1);
    const refusing: Mailer = {
      send: () => Promise.reject(new Error('550 <nobody@example.com>: no such person')),
      close: () => undefined,
    };
    if (!event) throw new Error('no event');
    const failed = await deliver(event, refusing).catch((error: unknown) => error);
    expect(String(failed)).toBe('Error: 550 <n•••@example.com>: no such person');
    expect(await test.db('mail_deliveries').where('error', 'like', '%nobody@%')).toEqual([]);
  });
});
