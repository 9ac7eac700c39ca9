import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildContact, contactForm } from '../../testing/enquiries.ts';
import { buildSubscriber } from '../../testing/newsletter.ts';

type Found = { table: string; rows: number };

describe('a search for a person', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const asAdmin = async (path: string, body: object) =>
    (await test.as('admin')).post(`/api/privacy/${path}`, { body });
  /** How many rows each table has about them. */
  const find = async (person: object): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await asAdmin('find', person)).body.data.map(({ table, rows }: Found) => [table, rows]),
    );

  beforeAll(async () => {
    const admin = await test.as('admin');
    await buildContact(test, { email: 'Asha@example.com', phone: '+91 (98220) 12345' });
    const deleted = await buildContact(test, { email: 'asha@example.com', phone: '098220-12345' });
    await admin.delete(`/api/contact/${deleted.id}`);
    const held = contactForm({ email: 'asha@example.com', phone: '9822012345', website: 'x' });
    await test.api.post('/api/contact/submit', { body: held });
    await buildSubscriber(test, 'asha@example.com');
    await buildContact(test, { email: 'bina@example.com', phone: '+91 98220 12346' });
    const [event] = await test.db('events').where({ type: 'enquiry.submitted' }).orderBy('id');
    const mail = (recipient: string, template: string) => ({
      event_id: event.id,
      template,
      recipient,
      message_id: `<${template}@test>`,
      attempt: 1,
      status: 'sent',
    });
    await test
      .db('mail_deliveries')
      .insert([
        mail('ASHA@example.com', 'enquiry_confirmation'),
        mail('staff@example.com', 'enquiry_notice'),
      ]);
  });

  it('by address finds every table with their data, including deleted entries', async () => {
    expect(await find({ email: 'aSHA@example.com' })).toMatchObject({
      enquiries: 1,
      quarantined_submissions: 1,
      subscribers: 1,
      // Both submissions and the deletion; the subscription, its mail and its confirmation.
      events: 6,
      activity: 0,
      mail_deliveries: 1,
    });
  });

  it('by number finds entries with the same last ten digits, in any format', async () => {
    for (const phone of ['9822012345', '+91 98220-12345', '(0) 98220 12345']) {
      expect(await find({ phone }), phone).toMatchObject({
        enquiries: 1,
        quarantined_submissions: 1,
        subscribers: 0,
        events: 3,
        activity: 0,
        mail_deliveries: 1,
      });
    }
    expect(await find({ phone: '98220 12347' })).toMatchObject({ enquiries: 0, events: 0 });
  });

  it('copies all of their data and none of anyone else, and is recorded', async () => {
    const { body } = await asAdmin('export', { email: 'asha@example.com' });
    expect(body).toMatchObject({
      person: { email: 'asha@example.com' },
      enquiries: [{ email: 'Asha@example.com' }],
      subscribers: [{ email: 'asha@example.com' }],
      mail_deliveries: [{ recipient: 'ASHA@example.com' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/bina|12346|staff@/);
    expect(await test.db('events').where({ type: 'personal_data.exported' })).toHaveLength(1);
  });

  it('reports that nothing is known, and erases nothing', async () => {
    const before = await test.db('enquiries').whereNull('erased_at').pluck('id');
    const email = 'nobody@example.com';
    expect(await asAdmin('erase', { email, confirm: email })).toMatchObject({ status: 404 });
    expect(await test.db('enquiries').whereNull('erased_at').pluck('id')).toEqual(before);
    expect(await test.db('events').where({ type: 'personal_data.erased' })).toEqual([]);
  });
});
