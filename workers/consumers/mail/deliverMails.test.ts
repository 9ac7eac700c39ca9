import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../server/platform/observability/logger.ts';
import { useApi } from '../../../server/testing/api.ts';
import { buildContact } from '../../../server/testing/enquiries.ts';
import { listEvents } from '../../../server/testing/events.ts';
import { readEvents } from '../../delivery/readEvents.ts';
import { deliverMails } from './deliverMails.ts';
import type { Mailer } from './mailer.ts';

describe('the mails of an event', () => {
  const test = useApi();
  const logger = createLogger('test', 'silent');
  /** A mail server that takes what is for these addresses, and answers others that they should come again. */
  function openTestMailer(...taken: string[]) {
    const sent: string[] = [];
    const mailer: Mailer = {
      async send({ to }) {
        const address = typeof to === 'string' ? to : to.address;
        if (!taken.includes(address)) throw new Error(`451 try again later`);
        sent.push(address);
        return '250 OK';
      },
      close: () => undefined,
    };
    return { sent, mailer };
  }
  async function submit(email: string) {
    const { id } = await buildContact(test, { email });
    const [recorded] = await listEvents(test.db, 'enquiry', id);
    const [event] = await readEvents(test.db, [Number(recorded?.id)]);
    if (!event) throw new Error('The enquiry was recorded');
    const deliver = (mailer: Mailer) =>
      deliverMails({ db: test.db, storage: test.storage, mailer, config: test.config, logger }, event);
    const tries = () =>
      test
        .db('mail_deliveries')
        .where({ event_id: event.id })
        .orderBy(['template', 'attempt'])
        .select('template', 'attempt', 'status');
    const isDone = async () =>
      (await test.db('consumed_events').where({ consumer: 'mail', event_id: event.id })).length === 1;
    return { deliver, tries, isDone };
  }

  it('are each sent once, although one of them has to be tried again', async () => {
    const { deliver, tries, isDone } = await submit('asha@example.com');
    const half = openTestMailer('asha@example.com');
    await expect(deliver(half.mailer)).rejects.toThrow('451');
    expect(await isDone()).toBe(false);
    const all = openTestMailer('asha@example.com', 'staff@example.com');
    await deliver(all.mailer);
    await deliver(all.mailer);
    expect([half.sent, all.sent]).toEqual([['asha@example.com'], ['staff@example.com']]);
    expect(await tries()).toEqual([
      { template: 'enquiry_confirmation', attempt: 1, status: 'sent' },
      { template: 'enquiry_notice', attempt: 1, status: 'failed' },
      { template: 'enquiry_notice', attempt: 2, status: 'sent' },
    ]);
    expect(await isDone()).toBe(true);
  });

  it('are withheld once: that one is not tried again because another has failed', async () => {
    const working = openTestMailer('often@example.com', 'staff@example.com');
    for (let n = 0; n < 5; n += 1) await (await submit('often@example.com')).deliver(working.mailer);
    const { deliver, tries, isDone } = await submit('often@example.com');
    await expect(deliver(openTestMailer().mailer)).rejects.toThrow('451');
    // A day later the address might have another mail, and this one is done with.
    await test.db('mail_deliveries').where({ status: 'sent' }).delete();
    const later = openTestMailer('often@example.com', 'staff@example.com');
    await deliver(later.mailer);
    expect(later.sent).toEqual(['staff@example.com']);
    expect(await tries()).toEqual([
      { template: 'enquiry_confirmation', attempt: 1, status: 'withheld' },
      { template: 'enquiry_notice', attempt: 1, status: 'failed' },
      { template: 'enquiry_notice', attempt: 2, status: 'sent' },
    ]);
    expect(await isDone()).toBe(true);
  });
});
