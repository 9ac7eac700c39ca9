import { afterAll, describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../server/modules/events.ts';
import { createLogger } from '../server/platform/observability/logger.ts';
import { contactForm } from '../server/testing/enquiries.ts';
import { eventually } from '../server/testing/eventually.ts';
import { jobId } from '../workers/delivery/jobs.ts';
import { openQueues } from '../workers/delivery/queues.ts';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';

describe.skipIf(!browserIsHere)('the screens for operators', () => {
  const product = useProduct();
  const browser = useBrowser();
  let closeQueues = async () => {};
  afterAll(() => closeQueues());

  const submit = async (email: string) => {
    const response = await fetch(`${product.origin}/api/contact/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactForm({ email })),
    });
    expect(response.status).toBe(201);
  };
  const mailsTo = (email: string) =>
    product.smtp.messages.filter(({ envelope }) => envelope.to.includes(email));

  /** A job of the activity feed that fails at its only attempt, until the table accepts such a row. */
  async function parkPoison(): Promise<number> {
    await product.db.raw(
      `alter table activity add constraint poison check (user_name <> 'Poison Pill') not valid`,
    );
    const row = {
      type: 'enquiry.submitted',
      entity_type: 'enquiry',
      entity_id: 999,
      occurred_at: new Date(),
    };
    const facts = { reference: 'SN-000999', channel: 'contact', enquiryType: 'general', subject: 'A week' };
    const data = { ...facts, name: 'Poison Pill', email: 'poison@example.com', phone: null };
    const [{ id }] = await product
      .db('events')
      .insert({ ...row, data: JSON.stringify(data), published_at: new Date() }, 'id');
    const queues = openQueues(
      { redisUrl: undefined, databaseUrl: product.settings.DATABASE_URL ?? '' },
      createLogger('test', 'silent'),
    );
    closeQueues = () => queues.close();
    const event = {
      id,
      type: row.type,
      entity: { type: 'enquiry', id: 999 },
      data,
      actor: null,
      requestId: null,
      occurredAt: row.occurred_at.toISOString(),
    } as unknown as RecordedEvent; // like the relay
    const opts = { jobId: jobId(id), attempts: 1, removeOnComplete: true };
    await queues.get('activity').addBulk([{ name: row.type, data: event, opts }]);
    return id;
  }

  it('pause and resume, retry, resend, rebuild; and the audit log records it', async () => {
    await submit('guest@zoo.example');
    await eventually(() => mailsTo('guest@zoo.example').length === 1);
    const page = await browser.open();
    const { name } = await product.signIn(page, 'admin');
    await page.getByRole('link', { name: 'Operations', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Activity' });
    await row.getByText('Working').waitFor();

    await row.getByRole('button', { name: 'Pause activity' }).click();
    await page.getByText('The command was sent to the workers.').waitFor();
    await row.getByText('Paused').waitFor();
    await submit('second@zoo.example');
    await row.getByRole('cell', { name: '1', exact: true }).waitFor();
    await row.getByRole('button', { name: 'Resume activity' }).click();
    await row.getByText('Working').waitFor();

    const eventId = await parkPoison();
    const parked = page.getByRole('list', { name: 'Dead letters' }).getByRole('listitem');
    await parked.getByText('violates check constraint').waitFor();
    await parked.getByText('Payload, personal data masked').click();
    await parked.getByText('p•••@example.com').waitFor();
    expect(await parked.textContent()).not.toMatch(/Poison Pill|poison@/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await product.db.raw('alter table activity drop constraint poison');
    await parked.getByRole('button', { name: `Retry event ${eventId} of activity` }).click();
    await parked.waitFor({ state: 'detached' });
    await eventually(async () => {
      expect(await product.db('activity').where({ event_id: eventId })).toHaveLength(1);
    });

    const mails = page.getByRole('region', { name: 'Mails', exact: true });
    await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Enquiry confirmation' });
    const sent = mails.getByRole('row').filter({ hasText: 'g•••@zoo.example' });
    await sent.getByText('Sent').waitFor();
    await sent.getByRole('button', { name: /^Resend mail/ }).click();
    await page
      .getByRole('alertdialog', { name: 'Send again' })
      .getByRole('button', { name: 'Send again' })
      .click();
    await eventually(() => mailsTo('guest@zoo.example').length === 2);

    await page.getByRole('button', { name: 'Rebuild activity' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rebuild' }).click();
    await page.getByText(/rebuilt from \d+ events/).waitFor();
    const processes = page.getByRole('region', { name: 'Processes', exact: true });
    await processes.getByText('API', { exact: true }).waitFor();
    await processes.getByText('Worker', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Audit Log', exact: true }).click();
    const log = page.getByRole('table', { name: 'Audit log' });
    await log.getByText(`${name} rebuilt the read model activity`).waitFor();
    await log.getByText(`${name} paused the queue activity`).waitFor();
  });

  it('find changes in the audit log, and store the filters in the address', async () => {
    const admin = await staffApi(product);
    await admin('PUT', '/settings', { agency_name: 'Safarnama & Daughters' });
    const page = await browser.open();
    await product.signIn(page, 'super_admin', '/admin/audit');
    const log = page.getByRole('table', { name: 'Audit log' });
    await page.getByRole('button', { name: 'More Filters' }).click();
    await page.getByLabel('Area').selectOption({ label: 'Settings' });
    const row = log.getByRole('row').filter({ hasText: 'changed the settings: agency name' });
    await row.getByText('Before and after').click();
    await row.getByText('Safarnama & Daughters').waitFor();
    await log.getByText('signed in').first().waitFor({ state: 'detached' });
    await row.getByRole('button', { name: 'All entries for settings 1' }).click();
    await page.waitForURL(/entity_type=settings/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.reload();
    await log.getByText('changed the settings: agency name').waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit_log_.*\.csv$/);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByLabel('Search the audit log').fill('nobody of this name');
    await page.getByText('Nothing found').waitFor();
  });
});
