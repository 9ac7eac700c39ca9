import { describe, expect, it } from 'vitest';
import { contactForm } from '../server/testing/enquiries.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

const hourMs = 3_600_000;

describe.skipIf(!browserIsHere)('the reply clock at the desk', () => {
  const product = useProduct();
  const browser = useBrowser();

  const submit = async (name: string, ageHours = 0) => {
    const response = await fetch(`${product.origin}/api/contact/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactForm({ name })),
    });
    const { id } = ((await response.json()) as { data: { id: number } }).data;
    const created_at = new Date(Date.now() - ageHours * hourMs);
    if (ageHours > 0) await product.db('enquiries').where({ id }).update({ created_at });
    return id;
  };

  it('leads from the view of due enquiries through a snooze and a wait back to it', async () => {
    await submit('Fresh Arrival');
    const late = await submit('Late Reply', 30);
    const page = await browser.open();
    await product.signIn(page, 'employee', '/admin/enquiries');
    const lists = page.getByRole('navigation', { name: 'Lists' });
    await lists.getByRole('link', { name: 'Due 2' }).click();
    const names = page.getByRole('button', { name: /^View enquiry of/ });
    await expect.poll(() => names.count()).toBe(2);
    // What is due first is listed first.
    await expect.poll(() => names.first().getAttribute('aria-label')).toBe('View enquiry of Late Reply');
    await page.getByText(/^Overdue\s*6 h$/).waitFor();
    await expect.poll(() => page.title()).toBe('(2) Enquiry Management · Safarnama');

    await names.first().click();
    const pane = page.getByRole('group', { name: 'Open enquiry' });
    await pane.getByRole('button', { name: 'Snooze' }).click();
    await page
      .getByRole('dialog', { name: 'Snooze the enquiry' })
      .getByRole('button', { name: 'In 3 days' })
      .click();
    await pane.getByText(/^Snoozed until/).waitFor();
    await pane.getByText(/ snoozed it until /).waitFor();
    await pane.getByRole('button', { name: 'Wait for customer' }).click();
    await pane.getByText('Waiting for customer', { exact: true }).waitFor();
    expect(await product.db('reply_clocks').where({ enquiry_id: late }).first()).toMatchObject({
      state: 'waiting',
      fires_at: null,
    });
    await pane.getByRole('button', { name: 'Resume' }).click();
    await pane.getByText(/^Due in\s*2[34] h$/).waitFor();
    await pane.getByRole('button', { name: 'Close' }).click();
    await lists.getByRole('link', { name: 'Due 2' }).waitFor();
  });

  it('shows which working hours are invalid, and counts within the saved ones', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/settings');
    await page.getByLabel('Monday').fill('9-18');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Monday must have opening hours such as 09:00-18:00, or be empty').waitFor();
    await page.getByLabel('Monday').fill('09:00-18:00');
    await page.getByLabel('Hours to answer').fill('8');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Settings saved.').first().waitFor();
    const { changed } = await product.db('settings').first('changed');
    expect(changed).toMatchObject({ hours_monday: '09:00-18:00', reply_hours: 8 });
    const { rows } = await product.db.raw(
      `select reply_deadline('2026-03-09T11:30:00Z', 1) = '2026-03-16T10:30:00Z' as next_monday`,
    );
    expect(rows).toEqual([{ next_monday: true }]);
  });

  it('shows on the dashboard how soon staff replied, and what was booked', async () => {
    const id = await submit('Booked Journey');
    const page = await browser.open();
    await product.signIn(page, 'employee', `/admin/enquiries?enquiry=contact-${id}`);
    const pane = page.getByRole('group', { name: 'Open enquiry' });
    await pane.getByLabel("Status of Booked Journey's enquiry").selectOption('replied');
    await pane.getByLabel('Amount in ₹ (optional)').fill('85000');
    await pane.getByRole('button', { name: 'Booked' }).click();
    await pane.getByText('Booked for ₹85,000', { exact: true }).waitFor();
    // The worker has counted them.
    await expect
      .poll(() => product.db('responses').where({ enquiry_id: id }).orderBy('event_id').pluck('kind'))
      .toEqual(['submitted', 'answered', 'booked']);
    await page.goto(`${product.origin}/admin/dashboard`);
    await page.getByText('₹85,000, 0 lost').waitFor();
    await page.getByRole('button', { name: 'By week, person, type and source' }).click();
    const people = page.getByRole('table').filter({ hasText: 'By person' });
    await people.getByRole('row', { name: /^Meera Fernandes 1 100%/ }).waitFor();
  });

  it('assigns new enquiries to people on duty only', async () => {
    const page = await browser.open();
    await product.db('users').update({ status: 'inactive' });
    const { id: userId } = await product.signIn(page, 'admin', '/admin/settings');
    await page.getByLabel('Rule').selectOption('round_robin');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Settings saved.').first().waitFor();
    const assignee = (id: number) => async () =>
      (await product.db('enquiries').where({ id }).first('assigned_to'))?.assigned_to;
    await expect.poll(assignee(await submit('Given By Rule'))).toBe(userId);
    await page.goto(`${product.origin}/admin/account`);
    await page.getByRole('switch', { name: 'On duty' }).click();
    await page.getByText('You are off duty.').first().waitFor();
    const left = await submit('Given To Nobody');
    await expect
      .poll(async () =>
        product
          .db('consumed_events')
          .join('events', 'events.id', 'consumed_events.event_id')
          .where({ consumer: 'assignment', entity_id: left })
          .first('event_id'),
      )
      .toBeTruthy();
    expect(await assignee(left)()).toBeNull();
  });
});
